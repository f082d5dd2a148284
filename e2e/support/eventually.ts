import { eventually as passes } from '@semaforo/testing/eventually'

/** Retries until there is a result, and returns it: until a look does not throw, and returns neither false nor undefined. */
export const eventually = <Seen>(
  look: () => Seen | undefined | false | Promise<Seen | undefined | false>,
): Promise<Seen> =>
  passes(async () => {
    const seen = await look()
    if (seen === undefined || seen === false) throw new Error(`not seen in time: ${look}`)
    return seen
  })
