import type { Page } from 'playwright-core'
import { press } from './account-steps.ts'
import type { Screen } from './screen.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()

const linkNeeded =
  'Hubo muchos intentos fallidos de entrar a esta cuenta. Si es tuya, te enviamos un correo con un enlace: ábrelo en este navegador y podrás iniciar sesión.'

/** A new address for each use: the site limits requests for one address to five an hour. */
let asked = 0

/** The screens of mfe-account. */
export const accountScreens: Screen[] = [
  { name: 'login', path: '/login', show: (page) => heading(page, 'Inicia sesión') },
  {
    name: 'a login that was refused',
    path: '/login',
    faults: /status of 401/,
    show: async (page) => {
      await page.getByLabel('Correo electrónico').fill('nadie@correo.mx')
      await page.getByLabel('Contraseña', { exact: true }).fill('no-es-esta')
      await press(page, 'Entrar')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'a login that needs the link of a mail',
    path: '/login',
    faults: /status of 429/,
    show: async (page) => {
      await page.route('**/api/auth/login', (route) =>
        route.fulfill({
          status: 429,
          contentType: 'application/problem+json',
          json: {
            type: 'urn:semaforo:error:login-link-needed',
            title: 'Too Many Requests',
            status: 429,
            code: 'login-link-needed',
            message: linkNeeded,
            msg: linkNeeded,
          },
        }),
      )
      await page.getByLabel('Correo electrónico').fill('ana@correo.mx')
      await page.getByLabel('Contraseña', { exact: true }).fill('no-es-esta')
      await press(page, 'Entrar')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'the link that makes a browser known',
    path: `/login/link/${'a'.repeat(43)}.${'b'.repeat(43)}`,
    faults: /status of 400/,
    show: async (page) => {
      await press(page, 'Usar este navegador')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'the choice for a closed account',
    path: `/login/return/${'a'.repeat(43)}.${'b'.repeat(43)}`,
    faults: /status of 400/,
    show: async (page) => {
      await page.route('**/api/auth/return/*', (route) => route.fulfill({ json: { message: 'Sirve.' } }))
      await page.reload()
      await press(page, 'Borrar mi cuenta')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'a link to a closed account that has been used',
    path: '/login/return/roto',
    show: (page) => page.getByText('Este enlace ya no es válido').waitFor(),
  },
  {
    name: 'a registration with nothing filled in',
    path: '/register',
    show: async (page) => {
      await press(page, 'Crear cuenta')
      await page.getByText('El nombre es requerido').waitFor()
    },
  },
  {
    name: 'the verification of a registration',
    path: '/register',
    show: async (page) => {
      await page.route('**/api/auth/register', (route) => route.fulfill({ json: { token: 'a'.repeat(43) } }))
      await page.getByLabel('Nombre').fill('Ana')
      await page.getByLabel('Apellidos').fill('Paz Luna')
      await page.getByLabel('Correo electrónico').fill('ana.de.la.paz.luna@abarrotes-la-esperanza.com.mx')
      await page.getByLabel('Contraseña', { exact: true }).fill('Tianguis#27')
      await press(page, 'Crear cuenta')
      await page.getByLabel('Código de verificación').fill('AB2C3')
    },
  },
  {
    name: 'the verification of a registration after a reload',
    path: '/register',
    show: async (page) => {
      const person = { firstName: 'Ana', lastName: 'Paz Luna', email: 'ana@correo.mx' }
      const kept = JSON.stringify({ person, ticket: 'a'.repeat(43), at: Date.now() })
      await page.evaluate((kept) => localStorage.setItem('semaforo.registration', kept), kept)
      await page.reload()
      await page.getByLabel('Tu contraseña', { exact: true }).fill('corta')
    },
  },
  {
    name: 'a forgotten password',
    path: '/forgot-password',
    show: async (page) => {
      asked += 1
      await page.getByLabel('Correo electrónico').fill(`nadie${asked}@correo.mx`)
      await press(page, 'Enviar enlace')
      await page.getByText('El correo se ha enviado con éxito').waitFor()
    },
  },
  {
    name: 'another password',
    path: `/reset-password/${'a'.repeat(43)}.${'b'.repeat(43)}`,
    faults: /status of 400/,
    show: async (page) => {
      await page.route('**/api/auth/reset-password/*', (route) =>
        route.fulfill({ json: { message: 'Sirve.' } }),
      )
      await page.reload()
      await page.getByLabel('Contraseña nueva').fill('Tianguis')
      await page.getByLabel('Confirma la contraseña').fill('Otra')
      await press(page, 'Cambiar contraseña')
      await page.getByText('Las contraseñas no coinciden.').waitFor()
    },
  },
  {
    name: 'an invalid link',
    path: '/reset-password/roto',
    show: (page) => page.getByText('Este enlace ya no es válido. Pide uno nuevo.').waitFor(),
  },
  {
    name: 'the profile',
    path: '/profile',
    as: 'user',
    show: async (page) => {
      await heading(page, 'Tus datos')
      await page.getByText('Cargando tus recomendaciones…').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'editing the profile',
    path: '/profile/edit',
    as: 'user',
    show: (page) => heading(page, 'Edita tu perfil'),
  },
  {
    name: 'favorites',
    path: '/profile/favorites',
    as: 'user',
    show: (page) => page.getByText('Todavía no tienes temas favoritos').waitFor(),
  },
  {
    name: 'open sessions',
    path: '/profile/security',
    as: 'user',
    show: (page) => page.getByText('Este dispositivo').first().waitFor(),
  },
  {
    name: 'closing all sessions',
    path: '/profile/security',
    as: 'user',
    show: async (page) => {
      await page.getByText('Este dispositivo').first().waitFor()
      await press(page, 'Cerrar todas las sesiones')
      await heading(page, '¿Cerrar todas las sesiones?')
    },
  },
  {
    name: 'the monthly mail',
    path: '/profile/pulse',
    as: 'user',
    show: async (page) => {
      const json = { day: 31, next: '2026-11-30', diagnosed: false }
      await page.route('**/api/me/pulse', (route) => route.fulfill({ json }))
      await page.reload()
      await page.getByLabel('Día del mes').selectOption('30')
      await page.getByText('Guardado.').waitFor()
    },
  },
  {
    name: 'the link that stops the monthly mail',
    path: `/pulso/baja/${'a'.repeat(43)}`,
    faults: /status of 400/,
    show: async (page) => {
      await press(page, 'Dejar de recibirlo')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'deleting the own account',
    path: '/profile/delete',
    as: 'user',
    show: async (page) => {
      await press(page, 'Eliminar mi cuenta')
      await heading(page, '¿Eliminar cuenta definitivamente?')
    },
  },
]
