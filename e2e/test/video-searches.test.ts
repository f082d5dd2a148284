import { eventually } from '../support/eventually.ts'
import { runningProduct } from '../support/product.ts'

const { visit, site } = runningProduct(() => ({ YOUTUBE_DAILY_CALLS: '100' }))

test('a user without searches left sees when there will be more', async () => {
  for (let n = 0; n < 10; n += 1) await (await fetch(`${site().url}/api/videos?q=RESICO%20${n}`)).text()
  const page = await visit('/home?tema=resico', { faults: /status of 429/ })
  const text =
    /^Error al cargar videos: hiciste muchas búsquedas nuevas; espera (\d+ minutos|1 hora) o elige uno de los temas de la lista/
  await eventually(async () => {
    await page
      .getByRole('button', { name: /^Reproducir: / })
      .last()
      .scrollIntoViewIfNeeded()
    return page.getByRole('alert').getByText(text).isVisible()
  })
})
