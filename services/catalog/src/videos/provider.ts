import type { VideoSearch } from '@semaforo/contracts'
import { reasonOf } from '@semaforo/platform'
import { Agent, buildConnector, request } from 'undici'
import { type ProviderPage, readAnswer } from './provider-answer.ts'
import { type ProviderFailure, readFailure } from './provider-error.ts'

/**
 * `reason`: for the operator's log. `reached`: the provider may have received the call and counted it against the quota.
 */
export type ProviderResult =
  | { page: ProviderPage }
  | { failure: ProviderFailure; reason: string; retry: boolean; reached: boolean }

/** Makes one call to the provider. */
export type Provider = (search: VideoSearch) => Promise<ProviderResult>

const documented = {
  part: 'snippet',
  type: 'video',
  maxResults: '5',
  relevanceLanguage: 'es',
  regionCode: 'MX',
  safeSearch: 'moderate',
}

/** Many times a page of five videos. */
const mostBytes = 1_000_000

function addressOf(address: string, key: string | undefined, { q, pageToken }: VideoSearch): URL {
  const url = new URL(address)
  const params = { ...documented, q, ...(pageToken && { pageToken }), ...(key && { key }) }
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return url
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The adapter to YouTube's `search.list`, or to a compatible API at `address`. */
export function createProvider(options: {
  address: string
  key: string | undefined
  timeoutMs: number
}): Provider {
  const connect = buildConnector({ timeout: options.timeoutMs })
  return async (search) => {
    // Without a connection no request was sent; with one the provider may have counted it, even if the response is
    // lost.
    let reached = false
    // One connection per call, so that the flag is about this call; calls are rare enough.
    const agent = new Agent({
      maxResponseSize: mostBytes,
      connect: (target, connected) =>
        connect(target, (...outcome) => {
          reached = outcome[0] === null
          connected(...outcome)
        }),
    })
    try {
      const url = addressOf(options.address, options.key, search)
      // Redirects are not followed: one would carry the key to another host.
      const answer = await request(url, {
        dispatcher: agent,
        signal: AbortSignal.timeout(options.timeoutMs),
      })
      const { statusCode } = answer
      const body = parseJson(await answer.body.text())
      if (statusCode !== 200) return { ...readFailure(statusCode, body), retry: statusCode >= 500, reached }
      const page = readAnswer(body)
      return page ? { page } : { failure: 'malformed', reason: 'unreadable response', retry: false, reached }
    } catch (error) {
      return { failure: 'unavailable', reason: reasonOf(error), retry: false, reached }
    } finally {
      // Not awaited: it resolves only when a pending connection attempt has been abandoned.
      void agent.destroy()
    }
  }
}
