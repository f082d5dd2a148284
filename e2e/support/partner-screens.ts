import type { Page } from 'playwright-core'
import { press } from './account-steps.ts'
import type { Screen } from './screen.ts'

const partner = {
  id: '8f14e45f-ceea-467f-a0e6-1f2d3c4b5a69',
  name: 'Cámara Nacional de Comercio, Servicios y Turismo de San Luis Potosí',
  origins: [
    'https://www.camara-nacional-de-comercio-servicios-y-turismo.example',
    'https://intranet.camara.example:8443',
    'http://localhost:8080',
  ],
  theme: { accent: '#ffd400', radius: 4 },
  sharesPerDay: 1_000,
  suspended: false,
  keys: [
    {
      key: 'pk_3kTMd8Qv0aXyLw7Rb2NcJh5E',
      since: '2026-11-03T16:20:00.000Z',
      until: '2099-11-25T16:20:00.000Z',
    },
    { key: 'pk_Zp9Yt4Wq1sVbKx6Mf8DgUr2C', since: '2026-11-22T16:20:00.000Z' },
  ],
  createdAt: '2026-11-03T16:20:00.000Z',
}
const plain = {
  ...partner,
  id: 'b',
  name: 'Banco Azul',
  origins: ['https://banco.example'],
  theme: {},
  suspended: true,
  keys: partner.keys.slice(-1),
}

const days = Array.from({ length: 30 }, (_, n) => {
  const viewed = Math.round(60 + 50 * Math.sin(n / 3) + n * 2)
  const day = new Date(Date.UTC(2026, 9, 24) + n * 86_400_000).toISOString().slice(0, 10)
  return {
    day,
    viewed,
    started: Math.round(viewed * 0.55),
    finished: Math.round(viewed * 0.35),
    shared: Math.round(viewed * 0.1),
  }
})

/** Answers what the page asks about these partners, and opens it again. */
async function withPartners(page: Page, partners: readonly unknown[]): Promise<void> {
  await page.route('**/api/partners', (route) => route.fulfill({ json: { partners } }))
  await page.route('**/api/widget/usage/*', (route) => route.fulfill({ json: { days } }))
  await page.reload()
}

/** The screens of the partners in mfe-account. */
export const partnerScreens: Screen[] = [
  {
    name: 'no partners',
    path: '/options/aliados',
    as: 'admin',
    show: async (page) => {
      await withPartners(page, [])
      await page.getByText('Todavía no hay aliados').waitFor()
    },
  },
  {
    name: 'the partners',
    path: '/options/aliados',
    as: 'admin',
    show: async (page) => {
      await withPartners(page, [plain, partner, ...['c', 'd', 'e', 'f'].map((id) => ({ ...plain, id }))])
      await page.getByRole('link', { name: partner.name }).waitFor()
    },
  },
  {
    name: 'partners that cannot be listed',
    path: '/options/aliados',
    as: 'admin',
    faults: /status of 503/,
    show: async (page) => {
      await page.route('**/api/partners', (route) => route.fulfill({ status: 503, body: '' }))
      await page.reload()
      await page.getByText('No pudimos cargar los aliados').waitFor()
    },
  },
  {
    name: 'a new partner with nothing filled in',
    path: '/options/aliados/nuevo',
    as: 'admin',
    show: async (page) => {
      await press(page, 'Agregar otro sitio')
      await page.getByLabel('Color', { exact: true }).fill('#FFD400')
      await press(page, 'Crear aliado')
      await page.getByText('Escribe el nombre del aliado, hasta 80 caracteres.').waitFor()
    },
  },
  {
    name: 'a partner',
    path: `/options/aliados/${partner.id}`,
    as: 'admin',
    show: async (page) => {
      await withPartners(page, [partner])
      await press(page, 'Ver los números por día')
      await page.getByRole('table').waitFor()
    },
  },
  {
    name: 'a partner without use',
    path: '/options/aliados/b',
    as: 'admin',
    show: async (page) => {
      await withPartners(page, [plain])
      const none = days.map(({ day }) => ({ day, viewed: 0, started: 0, finished: 0, shared: 0 }))
      await page.route('**/api/widget/usage/*', (route) => route.fulfill({ json: { days: none } }))
      await page.reload()
      await page.getByText('En estos días nadie lo ha visto.', { exact: false }).waitFor()
    },
  },
  {
    name: 'a partner whose usage cannot be read',
    path: '/options/aliados/b',
    as: 'admin',
    faults: /status of 503/,
    show: async (page) => {
      await withPartners(page, [plain])
      await page.route('**/api/widget/**', (route) => route.fulfill({ status: 503, body: '' }))
      await page.reload()
      await page.getByText('No pudimos cargar el uso').waitFor()
    },
  },
  {
    name: 'changing a key',
    path: `/options/aliados/${partner.id}`,
    as: 'admin',
    show: async (page) => {
      await withPartners(page, [partner])
      await press(page, 'Cambiar la clave')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'suspending a partner',
    path: `/options/aliados/${partner.id}`,
    as: 'admin',
    show: async (page) => {
      await withPartners(page, [partner])
      await press(page, 'Suspender')
      await page.getByRole('dialog').waitFor()
    },
  },
]
