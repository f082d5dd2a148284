import { Release } from '@semaforo/contracts'
import { Refusal } from './refusal.ts'

type Issue = {
  path: readonly PropertyKey[]
  message: string
  code: string
  issues?: readonly { message: string }[]
}

/**
 * Parses the text of a `release.json` from outside.
 * @throws {Refusal} `bad-manifest`, with what is wrong where
 */
export function readManifest(text: string): Release {
  return asManifest(json(text))
}

/** The same of what was JSON. */
export function asManifest(value: unknown): Release {
  const { data, error } = Release.safeParse(value)
  if (data) return data
  throw new Refusal('bad-manifest', `release.json no sirve: ${sentence(error.issues[0] as Issue)}.`)
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('bad-manifest', 'release.json no es JSON: constrúyelo de nuevo.')
  }
}

/** Sentences of ours begin with a small letter; zod's own are English, and say less than the place. */
function sentence({ path, message, code, issues }: Issue): string {
  const own = code === 'invalid_key' ? (issues?.[0]?.message ?? message) : message
  const where = `«${path.join('.')}»`
  return /^[a-z]/.test(own)
    ? `${where} ${own}`
    : `${where} no tiene la forma que se espera: constrúyelo de nuevo`
}
