import { runningProduct } from '../support/product.ts'

const { visit, provider } = runningProduct()

test('an exhausted quota is explained, and videos fetched earlier are still shown', async () => {
  const page = await visit('/home?tema=resico', { faults: /status of 503/ })
  const videos = page.getByRole('button', { name: /^Reproducir: / })
  await videos.first().waitFor()
  provider().failWith('quota')
  await page.getByRole('link', { name: 'CFDI 4.0' }).click()
  const text = 'Error al cargar videos: se agotaron las búsquedas de hoy; mañana vuelven a funcionar'
  await page.getByText(text).waitFor()
  const help = page.getByRole('link', { name: 'Qué pasó y qué hacer' })
  expect(await help.getAttribute('href')).toBe('/ayuda/errores#video-quota-spent')
  await page.getByRole('link', { name: 'RESICO' }).click()
  await videos.first().waitFor()
  await page.reload()
  await videos.first().waitFor()
  expect(await page.getByText(text).count()).toBe(0)
})
