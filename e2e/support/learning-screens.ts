import type { Page } from 'playwright-core'
import { emptyShell } from './empty-shell.ts'
import type { Screen } from './screen.ts'
import { answer as answerQuestion, learn, questionsAbout, questionsOf } from './topic-questions.ts'

/** Answers a call of a page that is opened next, which brings no answers of its own. */
async function answer(page: Page, path: string, json: unknown): Promise<void> {
  await emptyShell(page)
  await page.route(`**${path}`, (route) => route.fulfill({ json }))
}

export const learningScreens: Screen[] = [
  {
    name: 'home without a topic',
    path: '/home',
    show: (page) => page.getByRole('link', { name: 'Flujo de efectivo' }).first().waitFor(),
  },
  {
    name: 'home of a signed-in user',
    path: '/home',
    as: 'user',
    show: async (page) => {
      await page.getByRole('heading', { level: 1, name: /^Hola, / }).waitFor()
      await page.getByRole('link', { name: 'Flujo de efectivo' }).first().waitFor()
    },
  },
  {
    name: 'home with a topic and a playing video',
    path: '/home?tema=resico',
    show: async (page) => {
      await page
        .getByRole('button', { name: /^Reproducir: / })
        .first()
        .click()
      await page.frameLocator('iframe').getByRole('heading').waitFor()
      await page.getByRole('button', { name: 'Me gusta: RESICO' }).first().click()
    },
  },
  {
    name: 'a search without result',
    path: '/home',
    show: async (page) => {
      await page.getByRole('searchbox').fill('zzz')
      await page.getByText('No hay tags para mostrar.').waitFor()
      await page.getByText('En las lecciones no encontramos nada con eso.').waitFor()
    },
  },
  {
    name: 'a search of what lessons say',
    path: '/home',
    show: async (page) => {
      await page.getByRole('searchbox').fill('proveedores')
      await page.getByRole('heading', { name: 'En las lecciones' }).waitFor()
    },
  },
  {
    name: 'a search with marked results',
    path: '/home',
    show: async (page) => {
      await page.getByRole('searchbox').fill('credito')
      await page.locator('mark').first().waitFor()
    },
  },
  {
    name: 'a question with a wrong answer',
    path: '/temas/razon-de-liquidez',
    show: async (page) => {
      const [first] = await questionsAbout(page, 'razon-de-liquidez')
      await answerQuestion(page, first?.answers.find(({ right }) => !right)?.text ?? '')
      await questionsOf(page).getByText('Todavía no.').waitFor()
    },
  },
  {
    name: 'a learned topic',
    path: '/temas/razon-de-liquidez',
    show: async (page) => {
      await learn(page, 'razon-de-liquidez')
      await questionsOf(page).getByRole('heading', { name: 'Ya aprendiste este tema' }).waitFor()
    },
  },
  {
    name: 'a roadmap that was begun',
    path: '/temas/razon-de-liquidez',
    show: async (page) => {
      await learn(page, 'razon-de-liquidez')
      await page.goto(new URL('/roadmaps/liquidez-sin-sustos', page.url()).href)
      await page.getByText('Llevas 1 de 4').waitFor()
    },
  },
  {
    name: 'an error of the videos',
    path: '/home?tema=resico',
    faults: /status of 502/,
    show: async (page) => {
      await page.route('**/api/videos?*', (route) => route.fulfill({ status: 502, body: '' }))
      await page.reload()
      await page.getByText(/^Error al cargar videos: /).waitFor()
    },
  },
  {
    name: 'liked roadmaps',
    path: '/roadmaps',
    show: async (page) => {
      await page.getByRole('button', { name: 'Me gusta: Cobra a tiempo' }).click()
      await page.getByRole('banner').getByRole('link', { name: 'Semáforo PyME' }).click()
      await page.getByRole('button', { name: 'Me gusta: Cobra a tiempo' }).waitFor()
    },
  },
  {
    name: 'roadmaps, one of them open',
    path: '/roadmaps',
    show: (page) => page.getByRole('button', { name: 'Cobra a tiempo', exact: true }).click(),
  },
  {
    name: 'a roadmap that cannot be liked',
    path: '/roadmaps',
    show: async (page) => {
      await answer(page, '/api/catalog/roadmaps', [{ id: 0, title: 'Ruta rara', tags: [] }])
      await page.reload()
      await page.getByText('No disponible (id inválido)').waitFor()
    },
  },
  {
    name: 'no roadmaps',
    path: '/roadmaps',
    show: async (page) => {
      await answer(page, '/api/catalog/roadmaps', [])
      await page.reload()
      await page.getByText('No hay datos disponibles').waitFor()
    },
  },
  {
    name: 'all topics',
    path: '/temas',
    show: (page) => page.getByRole('link', { name: 'Flujo de efectivo' }).first().waitFor(),
  },
  {
    name: 'the page of a topic',
    path: '/temas/flujo-de-efectivo',
    show: async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Flujo de efectivo' }).waitFor()
      await page
        .getByRole('button', { name: /^Reproducir: / })
        .first()
        .waitFor()
    },
  },
  {
    name: 'the page of a topic that is not',
    path: '/temas/no-existe',
    faults: /404/,
    show: (page) => page.getByRole('heading', { name: 'No encontramos ese tema' }).waitFor(),
  },
  {
    name: 'the page of a roadmap',
    path: '/roadmaps/cobra-a-tiempo',
    show: (page) => page.getByRole('heading', { level: 1, name: 'Cobra a tiempo' }).waitFor(),
  },
]
