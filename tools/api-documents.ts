import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asyncApi, callGroups, eventKinds, examples, openApi } from '@semaforo/contracts/documents'

const product = join(import.meta.dirname, '../package.json')
const pretty = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`

/** The API documents, by path, generated from the contracts. */
export function apiDocuments(): Record<string, string> {
  const { version } = JSON.parse(readFileSync(product, 'utf8')) as { version: string }
  return {
    'docs/api/openapi.json': pretty(openApi(callGroups, examples, version)),
    'docs/api/asyncapi.json': pretty(asyncApi(eventKinds, version)),
  }
}
