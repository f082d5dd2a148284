import { createServer } from 'node:http'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { freePort } from '@semaforo/testing/free-port'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { pollApi } from '../support/eventually.ts'
import { runningProduct } from '../support/product.ts'

/** The address of the catalog, unused until a test starts one there. */
const catalog = createServer((_req, res) => {
  res.setHeader('content-type', 'application/json')
  res.end(JSON.stringify({ tags: ['Flujo de efectivo'], items: [] }))
})
const port = await freePort()
/** No page was rendered while the catalog was there. */
const DATA_DIR = temporaryDirectory()
const { visit, site } = runningProduct(() => ({ CATALOG_URL: `http://127.0.0.1:${port}`, DATA_DIR }))

endsWithTest(() => {
  catalog.closeAllConnections()
  catalog.close()
})

const faults = /status of 503/

test('without the catalog pages report what is missing, and a retry shows the topics once it is back', async () => {
  const page = await visit('/home', { faults })
  await page.getByRole('banner').getByRole('link', { name: 'Roadmaps' }).click()
  await page.getByText('No hay datos disponibles').waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Semáforo PyME' }).click()
  await page.getByText('No hay tags para mostrar.').waitFor()
  catalog.listen(port, '127.0.0.1')
  // The circuit breaker tries again after a few seconds.
  await pollApi(async () => (await fetch(new URL('/api/catalog/tags', site().url))).ok)
  await page.locator('#temas').getByRole('button', { name: 'Intentar de nuevo' }).click()
  await page.getByRole('link', { name: 'Flujo de efectivo' }).waitFor()
})
