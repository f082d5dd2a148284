import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../child.ts'

/** A benchmark site in a separate process. */
export type BenchSite = Awaited<ReturnType<typeof openSite>>

export async function openSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'semaforo-realtime-'))
  const child = await startServer(`${import.meta.dirname}/site.ts`, [dataDir])
  const ask = async (path: string) => (await fetch(child.url + path)).text()
  const url = await ask('/site')
  const tokens = new Map<string, Promise<string>>()

  return {
    url,
    /** Resident bytes after a garbage collection. */
    memory: async () => Number(await ask('/memory')),
    token(person: string): Promise<string> {
      const token = tokens.get(person) ?? ask(`/token?user=${person}`)
      tokens.set(person, token)
      return token
    },
    /**
     * Likes or unlikes a tag.
     * @throws when the request fails
     */
    async like(person: string, tag: number, method: 'POST' | 'DELETE'): Promise<void> {
      const authorization = `Bearer ${await this.token(person)}`
      const answer = await fetch(`${url}/api/me/likes/tag/${tag}`, { method, headers: { authorization } })
      if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
      await answer.arrayBuffer()
    },
    async stop() {
      await child.stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}
