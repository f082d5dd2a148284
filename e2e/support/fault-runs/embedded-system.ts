import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { tags } from '@semaforo/catalog/content'
import { addressVariable, services } from '@semaforo/contracts/services'
import { openEmbeddedPlatform } from '@semaforo/platform'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { freePort } from '@semaforo/testing/free-port'
import { listen } from '@semaforo/testing/listen'
import { runAlone } from '@semaforo/testing/run-alone'
import { createTokens } from '@semaforo/testing/tokens'

const servicesDir = join(import.meta.dirname, '../../../services')
/** Where nobody listens: of the services that no fault here concerns. */
const nowhere = 'http://127.0.0.1:9'

/** Likes and the catalog as processes of their own on the files of one folder, with a stand-in for identity. */
export async function startEmbeddedSystem(dataDir: string) {
  const { identity, token } = await createTokens()
  const standIn = await listen(async ({ url = '' }, response) => {
    const { status, body } = await identity.read(url, {}, 1_000)
    response.writeHead(status).end(body)
  })
  const { log, close } = openEmbeddedPlatform({ dataDir })
  endsWithTest(close)
  const env = {
    ...Object.fromEntries(services.map(({ name }) => [addressVariable(name), nowhere])),
    DATA_DIR: dataDir,
    IDENTITY_URL: standIn.url,
    LOG_LEVEL: 'fatal',
  }
  const start = (service: string, settings = {}) =>
    runAlone(join(servicesDir, service, 'src/main.ts'), { ...env, ...settings }, 'with the file')
  const port = await freePort()
  const catalogUrl = await start('catalog', { LIKES_URL: `http://127.0.0.1:${port}` }).url()
  const likesUrl = await start('likes', { PORT: String(port) }).url()
  await arrived(likesUrl, await token(randomUUID()))
  return { log, token, newPerson: randomUUID, urls: [likesUrl], likesUrl, catalogUrl }
}

/** Resolves when likes have the catalog's last tag: its events come in the order of its tags. */
async function arrived(likesUrl: string, token: string) {
  const last = Math.max(...tags.map(({ id }) => id))
  const headers = { authorization: `Bearer ${token}` }
  await eventually(
    async () => (await fetch(`${likesUrl}/api/me/likes/tag/${last}`, { method: 'DELETE', headers })).ok,
  )
}
