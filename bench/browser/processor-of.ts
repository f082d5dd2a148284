const warmRequests = 500

/**
 * The processor time of one document in ms, of the whole process that serves it: of each topic's first answer
 * (`cold`), and of one that was given before (`warm`).
 */
export async function processorOf(url: string, headers: Record<string, string>) {
  const { tags } = (await (await fetch(`${url}/api/catalog/tags`)).json()) as { tags: { slug: string }[] }
  const topics = tags.map(({ slug }) => `/temas/${slug}`)
  return {
    cold: await each(topics),
    warm: await each(Array.from({ length: warmRequests }, () => '/home')),
  }

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
