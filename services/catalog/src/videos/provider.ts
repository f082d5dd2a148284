import type { VideoSearch } from '@semaforo/contracts'
import { type ProviderPage, readAnswer } from './provider-answer.ts'
import { type ProviderFailure, readFailure } from './provider-error.ts'

export type ProviderResult = { page: ProviderPage } | { failure: ProviderFailure; retry: boolean }

/** Asks the provider once. */
export type Provider = (search: VideoSearch) => Promise<ProviderResult>

const documented = {
  part: 'snippet',
  type: 'video',
  maxResults: '5',
  relevanceLanguage: 'es',
  regionCode: 'MX',
  safeSearch: 'moderate',
}

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

/** The adapter to YouTube's `search.list`, or to anything that speaks like it at `address`. */
export function createProvider(options: {
  address: string
  key: string | undefined
  timeoutMs: number
}): Provider {
  return async (search) => {
    const url = addressOf(options.address, options.key, search)
    try {
      // A redirect would carry the key to another host.
      const response = await fetch(url, { signal: AbortSignal.timeout(options.timeoutMs), redirect: 'error' })
      const body = parseJson(await response.text())
      if (!response.ok) return { failure: readFailure(response.status, body), retry: response.status >= 500 }
      const page = readAnswer(body)
      return page ? { page } : { failure: 'malformed', retry: false }
    } catch {
      return { failure: 'unavailable', retry: false }
    }
  }
}
