import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { precompress } from '@semaforo/frontend-kit/build'

const root = join(import.meta.dirname, '..')
const bundle = fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js'))

/** An image that Redoc fetches from its vendor's site: our pages make no requests to third parties. */
const foreignLogo = 'https://cdn.redoc.ly/redoc/logo-mini.svg'

/** The inputs of the published page, besides the lock file: a change publishes it again. */
export const apiDocsSources = ['docs/api', 'tools/publish-api-docs.ts']

/**
 * Writes the API documents and their page into a folder.
 * @throws when Redoc changed the URL of its logo
 */
export async function publishApiDocs(folder: string): Promise<void> {
  const redoc = readFileSync(bundle, 'utf8')
  if (!redoc.includes(foreignLogo)) throw new Error(`Redoc no longer asks for ${foreignLogo}: what instead?`)
  cpSync(join(root, 'docs/api/page'), folder, { recursive: true })
  for (const name of ['openapi.json', 'asyncapi.json'])
    cpSync(join(root, 'docs/api', name), join(folder, name))
  writeFileSync(join(folder, 'redoc.standalone.js'), redoc.replace(foreignLogo, 'data:,'))
  cpSync(`${bundle}.LICENSE.txt`, join(folder, 'redoc.standalone.js.LICENSE.txt'))
  await precompress(folder)
}
