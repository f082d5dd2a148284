import { longestWaitMs, eventually as passes } from '@semaforo/testing/eventually'

type Look<Seen> = () => Seen | undefined | false | Promise<Seen | undefined | false>

/** Retries until there is a result, and returns it: until a look does not throw, and returns neither false nor undefined. */
export const eventually = <Seen>(look: Look<Seen>): Promise<Seen> => passes(seenBy(look))

/** The same for a look at the API: with a pause, so that it stays below the limit of 600 requests a minute. */
export const pollApi = <Seen>(look: Look<Seen>): Promise<Seen> => passes(seenBy(look), longestWaitMs, 250)

const seenBy =
  <Seen>(look: Look<Seen>) =>
  async () => {
    const seen = await look()
    if (seen === undefined || seen === false) throw new Error(`not seen in time: ${look}`)
    return seen
  }
