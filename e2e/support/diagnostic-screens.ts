import type { Page } from 'playwright-core'
import { calculate, failingShop, fillIn, healthyShop, unfoldForm, unfoldHistory } from './diagnostics.ts'
import { disagreement } from './disagreements.ts'
import { frontendDown } from './faults.ts'
import type { Screen } from './screen.ts'

const everythingArrived = async (page: Page) => {
  await page.getByText('Buscando qué cambiar primero…').waitFor({ state: 'detached' })
  await page.getByText('Cargando tu historial…').waitFor({ state: 'detached' })
  await page.locator('a', { hasText: 'Razón de liquidez' }).first().waitFor({ state: 'attached' })
}

/** Calculates, and waits until so many diagnostics are in the history. */
const saved = async (page: Page, figures: readonly number[], count = 1) => {
  await fillIn(page, figures)
  await calculate(page)
  await page
    .getByRole('button', { name: /^Abrir el diagnóstico del /, includeHidden: true })
    .nth(count - 1)
    .waitFor({ state: 'attached' })
}

const diagnosed = async (page: Page, figures: readonly number[]) => {
  await saved(page, figures)
  await everythingArrived(page)
}

/** The screens of mfe-diagnostic. */
export const diagnosticScreens: Screen[] = [
  {
    name: 'the diagnostic of a guest',
    path: '/probar',
    show: async (page) => {
      await fillIn(page, healthyShop)
      await calculate(page)
      await page.getByText(/cambia tu semáforo/).waitFor()
    },
  },
  {
    name: 'mi negocio, empty',
    path: '/minegocio',
    as: 'user',
    show: (page) => page.getByText('Aquí verás tu semáforo').waitFor(),
  },
  {
    name: 'mi negocio, with an explanation, errors and what is missing',
    path: '/minegocio',
    as: 'user',
    show: async (page) => {
      await fillIn(page, [500_000, 80_000, 400_000])
      await page.getByRole('button', { name: 'Calcular Diagnóstico' }).click()
      await page.getByText('Hay 9 datos por corregir:').waitFor()
      await page.getByRole('button', { name: '¿Qué son los activos corrientes?' }).click()
    },
  },
  {
    name: 'mi negocio, healthy, with changes to try',
    path: '/minegocio',
    as: 'user',
    show: async (page) => {
      await diagnosed(page, healthyShop)
      await page.getByRole('button', { name: 'Probar cambios' }).click()
      await page.getByRole('slider', { name: 'Costo de lo que vendes' }).fill('20')
    },
  },
  {
    name: 'mi negocio, failing, with warnings',
    path: '/minegocio',
    as: 'user',
    show: (page) => diagnosed(page, failingShop),
  },
  {
    name: 'mi negocio, yellow, asking before an old diagnostic is opened',
    path: '/minegocio',
    as: 'user',
    show: async (page) => {
      await saved(page, healthyShop)
      await saved(page, (await disagreement('weak')).figures, 2)
      await everythingArrived(page)
      await unfoldForm(page)
      await page.getByLabel('Ventas totales', { exact: true }).fill('510000')
      await unfoldHistory(page)
      await page
        .getByRole('button', { name: /^Abrir el diagnóstico del / })
        .last()
        .click()
      await page.getByRole('button', { name: 'Abrir de todos modos' }).waitFor()
    },
  },
  {
    name: 'mi negocio without the model',
    path: '/minegocio',
    as: 'user',
    faults: /status of 503/,
    show: async (page) => {
      await page.route('**/api/model/predict', (route) => route.fulfill({ status: 503, body: '' }))
      await saved(page, healthyShop)
      await page.getByText('Faltó comparar tu negocio con otros.').waitFor()
    },
  },
  {
    name: 'mi negocio, about to share',
    path: '/minegocio',
    as: 'user',
    show: async (page) => {
      await diagnosed(page, healthyShop)
      await page.getByRole('button', { name: 'Compartir' }).click()
      await page.getByRole('dialog', { name: 'Comparte tu semáforo' }).waitFor()
    },
  },
  {
    name: 'a frontend that is down',
    path: '/minegocio',
    as: 'user',
    faults: frontendDown,
    show: async (page) => {
      await page.route('**/remotes/diagnostic/**', (route) => route.abort())
      await page.reload()
      await page.getByText('«Mi negocio» no está disponible').waitFor()
    },
  },
]
