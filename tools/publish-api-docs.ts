import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { precompress } from '@semaforo/frontend-kit/build'

const root = join(import.meta.dirname, '..')
const bundle = fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js'))

/** An image that Redoc fetches from its makers: our pages ask nobody else for anything. */
const foreignLogo = 'https://cdn.redoc.ly/redoc/logo-mini.svg'

/** What the published page is made of, beside the lockfile: a change publishes it again. */
export const apiDocsSources = ['docs/api', 'tools/publish-api-docs.ts']

/**
 * Lays the API's documents and the page that shows them into a folder.
 * @throws when Redoc has changed where its logo comes from
 */
export async function publishApiDocs(place: string): Promise<void> {
  const redoc = readFileSync(bundle, 'utf8')
  if (!redoc.includes(foreignLogo)) throw new Error(`Redoc no longer asks for ${foreignLogo}: what instead?`)
  cpSync(join(root, 'docs/api/page'), place, { recursive: true })
  for (const name of ['openapi.json', 'asyncapi.json'])
    cpSync(join(root, 'docs/api', name), join(place, name))
  writeFileSync(join(place, 'redoc.standalone.js'), redoc.replace(foreignLogo, 'data:,'))
  cpSync(`${bundle}.LICENSE.txt`, join(place, 'redoc.standalone.js.LICENSE.txt'))
  await precompress(place)
}
