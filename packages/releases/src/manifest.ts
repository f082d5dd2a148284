import { pageBundle, Release } from '@semaforo/contracts'
import { faultOf, type Issue, Refusal } from './refusal.ts'

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
  if (!data)
    throw new Refusal('bad-manifest', `release.json no sirve: ${sentence(error.issues[0] as Issue)}.`)
  if (data.routes.some(({ prerender }) => prerender) && !Object.hasOwn(data.files, pageBundle))
    throw new Refusal(
      'bad-manifest',
      `release.json pide «prerender», y falta ${pageBundle}: constrúyelo de nuevo.`,
    )
  return data
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('bad-manifest', 'release.json no es JSON: constrúyelo de nuevo.')
  }
}

function sentence(issue: Issue): string {
  const { where, what } = faultOf(issue)
  return `${where} ${what ?? 'no tiene la forma que se espera: constrúyelo de nuevo'}`
}
