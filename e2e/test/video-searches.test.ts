import { runningProduct } from '../support/product.ts'

const { visit, provider, site } = runningProduct(() => ({ YOUTUBE_DAILY_CALLS: '100' }))

test('a user without searches left sees when there will be more', async () => {
  provider().failWith('5xx')
  for (let n = 0; n < 10; n += 1) await (await fetch(`${site().url}/api/videos?q=RESICO`)).text()
  provider().failWith(null)
  const page = await visit('/home?tema=resico', { faults: /status of 429/ })
  const text = /^Error al cargar videos: hiciste muchas búsquedas nuevas; espera (\d+ minutos|1 hora)$/
  await page.getByRole('alert').getByText(text).waitFor()
})
