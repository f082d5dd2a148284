import { RunningReleases, releaseLimits, releasesPath } from '@semaforo/contracts'
import type { Origin } from '@semaforo/releases'
import { type Dispatcher, request } from 'undici'

/** How long another gateway may be silent. */
const silentMs = 10_000

/**
 * Another gateway, whose releases are fetched as it serves them to pages. Bytes are taken as they come: a file that
 * is stored compressed is one of the release.
 */
export function originAt(address: string): Origin {
  const get = async (path: string) => {
    const headers = { 'accept-encoding': 'identity' }
    const url = `${address.replace(/\/$/, '')}${path}`
    return request(url, { headers, headersTimeout: silentMs, bodyTimeout: silentMs })
  }
  const place = (frontend: string, version: string, path: string) => `/remotes/${frontend}/${version}/${path}`
  return {
    async manifest(frontend, version) {
      const path = place(frontend, version, 'release.json')
      const answer = await get(path)
      if (answer.statusCode !== 404) return jsonOf(answer, path)
      await answer.body.dump()
      return undefined
    },
    async *file(frontend, version, path) {
      const answer = await get(place(frontend, version, path))
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`)
      yield* answer.body
    },
    async revision(frontend) {
      const running = RunningReleases.parse(await jsonOf(await get(releasesPath), releasesPath))
      return running.frontends.find((each) => each.frontend === frontend)?.revision ?? 0
    },
  }
}

async function jsonOf({ statusCode, body }: Dispatcher.ResponseData, path: string): Promise<unknown> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    length += chunk.length
    if (length > releaseLimits.manifestBytes) throw new Error(`${path} is too long`)
  }
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`)
  return JSON.parse(Buffer.concat(chunks).toString())
}
