import type { CountedPerson } from './counted-person.ts'
import type { Popularity } from './stores.ts'

const only = 'latest'

/** Lets new people be counted in a generation from now on. */
export async function beginGeneration({ generations }: Popularity, generation: number): Promise<void> {
  await generations.update(only, (known) => [
    known && known.latest >= generation ? known : { latest: generation },
    [],
  ])
}

/**
 * Stores a new person in the latest generation, before anything is counted for them. The latest is read again after
 * the write: of a person and a rebuild that begin together, one sees the other.
 */
export async function joinLatest(
  { people, generations }: Popularity,
  subject: string,
): Promise<CountedPerson> {
  const latest = async () => (await generations.get(only))?.state.latest ?? 0
  let generation: number
  do {
    generation = await latest()
    const joined = { tags: {}, ...(generation > 0 && { generation }) }
    await people.update(subject, () => [joined, []])
  } while (generation !== (await latest()))
  return { tags: {}, generation }
}
