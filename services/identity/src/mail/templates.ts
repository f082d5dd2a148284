import { type Letter, layout } from './layout.ts'

/** A rendered mail without its recipient. */
export type Content = {
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  replyTo?: { name: string; address: string }
}

const ignore = 'Si no fuiste tú, no tienes que hacer nada.'

/** The mails of identity to whoever gives an address. None contains form input, so that nobody can send text of their own through us. */
export const templates = {
  verificationCode: (code: string): Content =>
    letter('Tu código de verificación', {
      title: 'Confirma tu correo',
      paragraphs: [
        'Escribe este código en la página de registro para crear tu cuenta. Vale durante 10 minutos y una sola vez.',
      ],
      code,
      closing: `${ignore} Nadie puede crear la cuenta sin este código.`,
    }),

  accountExists: (site: string): Content =>
    letter('Ya tienes una cuenta', {
      title: 'Ya tienes una cuenta con este correo',
      paragraphs: [
        'Alguien quiso registrarse con este correo, que ya tiene una cuenta en Semáforo PyME. No cambiamos nada en ella.',
        'Si fuiste tú, inicia sesión. Si olvidaste tu contraseña, puedes cambiarla.',
      ],
      action: { label: 'Iniciar sesión', url: `${site}/login` },
      closing: ignore,
    }),

  recovery: (site: string, token: string): Content =>
    letter('Cambia tu contraseña', {
      title: 'Cambia tu contraseña',
      paragraphs: [
        'Recibimos una solicitud para cambiar la contraseña de tu cuenta. El enlace vale durante 30 minutos y una sola vez.',
      ],
      action: { label: 'Elegir una contraseña nueva', url: `${site}/reset-password/${token}` },
      closing: `${ignore} Tu contraseña sigue siendo la misma.`,
    }),

  loginLink: (site: string, token: string): Content =>
    letter('Confirma que eres tú', {
      title: 'Confirma que eres tú',
      paragraphs: [
        'Hubo muchos intentos fallidos de entrar a tu cuenta. Por eso, durante unas horas solo se puede iniciar sesión en los navegadores y las redes donde ya lo hiciste antes.',
        'Para entrar en otro navegador, abre este enlace en él. Vale durante 30 minutos y una sola vez; después inicia sesión como siempre.',
      ],
      action: { label: 'Usar este navegador', url: `${site}/login/link/${token}` },
      closing: `${ignore} Sin tu contraseña nadie entra.`,
    }),

  passwordChanged: (site: string): Content =>
    letter('Tu contraseña cambió', {
      title: 'Tu contraseña cambió',
      paragraphs: [
        'La contraseña de tu cuenta acaba de cambiar y cerramos tus otras sesiones.',
        'Si no fuiste tú, cambia tu contraseña de inmediato.',
      ],
      action: { label: 'Recuperar mi cuenta', url: `${site}/forgot-password` },
      closing: 'Si fuiste tú, no tienes que hacer nada.',
    }),

  accountBlocked: (site: string): Content =>
    letter('Tu cuenta está desactivada', {
      title: 'Tu cuenta está desactivada',
      paragraphs: [
        'Tu cuenta en Semáforo PyME quedó desactivada y cerramos tus sesiones. Ya no se puede iniciar sesión con ella.',
        'Si crees que es un error, escríbenos y lo revisamos contigo.',
      ],
      action: { label: 'Escribirnos', url: `${site}/contact` },
      closing: 'Gracias por aprender con nosotros.',
    }),

  accountErased: (): Content =>
    letter('Borramos tu cuenta', {
      title: 'Tu cuenta y tus datos fueron borrados',
      paragraphs: [
        'Un administrador eliminó tu cuenta de Semáforo PyME de forma permanente, junto con todos los datos que guardábamos de ti.',
      ],
      closing: 'Puedes volver a registrarte cuando quieras.',
    }),
}

/** A letter as a mail of this site. */
export function letter(subject: string, content: Letter): Content {
  return { subject: `${subject} · Semáforo PyME`, ...layout(content) }
}
