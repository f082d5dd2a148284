import type { Screen } from './screen.ts'

export const aboutScreens: Screen[] = [
  {
    name: 'questions, one of them open',
    path: '/FAQ',
    show: (page) => page.locator('summary').first().click(),
  },
  {
    name: 'about us',
    path: '/nosotros',
    show: (page) => page.getByRole('heading', { name: 'Tus datos' }).waitFor(),
  },
  {
    name: 'a message with errors',
    path: '/contact',
    show: async (page) => {
      await page.getByRole('button', { name: 'Enviar mensaje' }).click()
      await page.getByText('Ingresa un email válido').waitFor()
    },
  },
  {
    name: 'a message that was sent',
    path: '/contact',
    show: async (page) => {
      await page.route('**/api/contact', (route) =>
        route.fulfill({
          status: 201,
          json: { message: 'Te respondemos en 3 días hábiles a ana@correo.mx.' },
        }),
      )
      await page.getByRole('textbox', { name: 'Tu correo' }).fill('ana@correo.mx')
      await page.getByRole('textbox', { name: 'Tu mensaje' }).fill('¿Puedo usar las cifras de un trimestre?')
      await page.getByRole('button', { name: 'Enviar mensaje' }).click()
      await page.getByRole('heading', { name: 'Recibimos tu mensaje' }).waitFor()
    },
  },
  {
    name: 'the privacy notice',
    path: '/privacidad',
    show: (page) => page.getByRole('heading', { name: 'Si esto cambia' }).waitFor(),
  },
  {
    name: 'how the model was made, with its tables',
    path: '/modelo',
    show: (page) => page.locator('summary').last().click(),
  },
  {
    name: 'all messages of errors',
    path: '/ayuda/errores',
    show: (page) => page.getByRole('heading', { name: 'no-canary' }).waitFor(),
  },
]
