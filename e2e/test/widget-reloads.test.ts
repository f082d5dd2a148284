import { forPartners, runningPartner, widgetIn } from '../support/partners.ts'
import { runningProduct } from '../support/product.ts'

const env = { ...(await forPartners()), RATE_LIMIT_PER_MINUTE: '600' }
const { visit } = runningPartner(runningProduct(() => env))

test('a page that reloads the frame in a loop gets a calm panel in place of it', async () => {
  const page = await visit('/plain', { faults: /semaforo-pyme: |status of 429/ })
  const refused = widgetIn(page).getByText('El Semáforo no está disponible aquí por ahora')
  const form = widgetIn(page).getByRole('heading', { name: 'Formulario de evaluación' })
  await form.waitFor()
  // As many as one client may load within a minute.
  await form.evaluate(async () => {
    await Promise.all(Array.from({ length: 60 }, () => fetch(location.href)))
  })
  await page.evaluate(() => {
    const element = document.querySelector('semaforo-pyme') as HTMLElement
    element.replaceWith(element.cloneNode())
  })
  await refused.waitFor()
  expect(await form.count()).toBe(0)
})
