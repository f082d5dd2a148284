import { press } from './account-steps.ts'
import type { Screen } from './screen.ts'

const somebody = {
  id: 'x',
  firstName: 'María Fernanda',
  lastName: 'de la Cruz Hernández',
  email: 'maria.fernanda.de.la.cruz@abarrotes-la-esperanza.com.mx',
  role: 'user',
  status: false,
  closedByOwner: true,
  createdAt: '2026-01-02T03:04:05.000Z',
}

/** The screens of Opciones, but those of partners. */
export const adminScreens: Screen[] = [
  {
    name: 'the users',
    path: '/options',
    as: 'admin',
    show: (page) => page.getByText('admin@semaforo.mx').waitFor(),
  },
  {
    name: 'the actions on a user',
    path: '/options',
    as: 'admin',
    show: async (page) => {
      await page.route('**/api/users?*', (route) =>
        route.fulfill({ json: { users: [somebody, { ...somebody, id: 'y', role: 'admin' }], page: 1 } }),
      )
      await page.reload()
      await page
        .getByRole('button', { name: /^Acciones/ })
        .first()
        .click()
      await page
        .getByRole('button', { name: /^Bloquear/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'erasing a user',
    path: '/options',
    as: 'admin',
    show: async (page) => {
      await page.route('**/api/users?*', (route) =>
        route.fulfill({ json: { users: [somebody], page: 1, next: 2 } }),
      )
      await page.reload()
      await press(page, 'Acciones: María Fernanda de la Cruz Hernández')
      await press(page, 'Eliminar permanentemente: María Fernanda de la Cruz Hernández')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'users of whom one was chosen and could not be changed',
    path: '/options',
    as: 'admin',
    faults: /status of 409/,
    show: async (page) => {
      await page.route('**/api/users?*', (route) =>
        route.fulfill({ json: { users: [somebody, { ...somebody, id: 'y' }], page: 1, next: 2 } }),
      )
      await page.route('**/api/users/*', (route) =>
        route.fulfill({ status: 409, json: { message: 'Esa cuenta la cerró su dueño.' } }),
      )
      await page.reload()
      await page.getByRole('checkbox').first().check()
      const chosen = page.getByRole('group', { name: 'Usuarios elegidos' })
      await chosen.getByRole('button', { name: 'Activar' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Activar' }).click()
      await page.getByText('Una cuenta quedó como estaba:').waitFor()
    },
  },
  {
    name: 'users that cannot be listed',
    path: '/options/info',
    as: 'admin',
    faults: /status of 503/,
    show: async (page) => {
      await page.route('**/api/users?*', (route) => route.fulfill({ status: 503, body: '' }))
      await page.reload()
      await page.getByText('El servicio no respondió como se esperaba. Inténtalo de nuevo.').waitFor()
    },
  },
  {
    name: 'the resources',
    path: '/options/edit',
    as: 'admin',
    show: async (page) => {
      await press(page, 'Nuevo tema')
      await press(page, 'Editar: Cobra a tiempo')
      await page.getByLabel('Agregar un tema').waitFor()
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    },
  },
  {
    name: 'topics of which two are to be retired',
    path: '/options/edit',
    as: 'admin',
    show: async (page) => {
      for (const name of ['ISR e IVA', 'RESICO'])
        await page.getByRole('checkbox', { name: `Elegir: ${name}` }).check()
      const chosen = page.getByRole('group', { name: 'Temas elegidos' })
      await chosen.getByRole('button', { name: 'Retirar' }).click()
      await page.getByRole('dialog', { name: '¿Retirar 2 temas?' }).waitFor()
    },
  },
  {
    name: 'the audit log',
    path: '/options/audit',
    as: 'admin',
    show: (page) => page.getByText('inició sesión').first().waitFor(),
  },
]
