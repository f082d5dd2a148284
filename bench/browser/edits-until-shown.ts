import type { EditedTag } from '@semaforo/contracts'

const longestMs = 10_000
const pauseMs = 20

/**
 * Renames a topic and asks for its page until the name is in the document.
 * @returns the milliseconds of each edit from the answer to the edit on; one that never comes is NaN, and the last
 */
export async function editsUntilShown(url: string, token: string, edits: number): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const items = await fetch(`${url}/api/catalog/items`, { headers })
  const { tags } = (await items.json()) as { tags: EditedTag[] }
  let tag = tags.find(({ slug }) => slug === 'flujo-de-efectivo')
  const durations: number[] = []
  for (let edit = 1; edit <= edits && tag && !durations.includes(Number.NaN); edit++) {
    const name = `Flujo de efectivo ${tag.version + 1}`
    const answer = await fetch(`${url}/api/catalog/tags/${tag.id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ version: tag.version, name }),
    })
    if (!answer.ok) throw new Error(`the edit was answered ${answer.status}: ${await answer.text()}`)
    tag = (await answer.json()) as EditedTag
    durations.push(await untilShown(`${url}/temas/${tag.slug}`, name))
  }
  return durations
}

async function untilShown(page: string, name: string): Promise<number> {
  const from = performance.now()
  while (performance.now() - from < longestMs) {
    const document = await (await fetch(page, { headers: { accept: 'text/html' } })).text()
    if (document.includes(name)) return performance.now() - from
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return Number.NaN
}
