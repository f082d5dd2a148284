export type Processor = {
  /** Of a document that is asked for the first time since the pages changed. */
  cold: number
  /** Of the same document, asked for again. */
  warm: number
}

/**
 * The processor time of a topic's document in ms, of the whole process that serves it: the mean of all topics.
 * @param change makes all documents be composed anew
 */
export async function processorOf(
  url: string,
  headers: Record<string, string>,
  change: () => Promise<unknown>,
  rounds: number,
): Promise<Processor> {
  const { tags } = (await (await fetch(`${url}/api/catalog/tags`)).json()) as { tags: { slug: string }[] }
  const topics = tags.map(({ slug }) => `/temas/${slug}`)
  const sum: Processor = { cold: 0, warm: 0 }
  for (let round = 0; round < rounds; round++) {
    await change()
    // A process that was idle is slow at first, whatever it is asked for.
    await each(topics.map(() => '/home'))
    sum.cold += await each(topics)
    sum.warm += await each(topics)
  }
  return { cold: sum.cold / rounds, warm: sum.warm / rounds }

  async function each(paths: readonly string[]): Promise<number> {
    const before = await processorSeconds(url)
    for (const path of paths) await (await fetch(url + path, { headers })).arrayBuffer()
    return ((await processorSeconds(url)) - before) * (1_000 / paths.length)
  }
}

async function processorSeconds(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total(?:\{.*\})? (\S+)/m.exec(metrics)?.[1])
}
