import { closedAccountTexts } from '@semaforo/contracts'
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
  verificationCode: (site: string, code: string): Content =>
    letter('Tu código de verificación', {
      title: 'Confirma tu correo',
      paragraphs: [
        'Escribe este código en la página de registro para crear tu cuenta. Vale durante 10 minutos y una sola vez. El botón lo escribe en el navegador donde te registraste.',
      ],
      code,
      action: { label: 'Escribir el código por mí', url: `${site}/register#codigo-${code}` },
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

  accountBlocked: (site: string, write: string): Content =>
    letter('Un administrador desactivó tu cuenta', {
      title: 'Un administrador desactivó tu cuenta',
      paragraphs: [
        'Tu cuenta en Semáforo PyME está desactivada: no se puede iniciar sesión con ella ni registrar otra con este correo. Tus datos siguen guardados.',
        `Si crees que es un error, ${write} y lo revisamos contigo.`,
      ],
      action: { label: 'Escribirnos', url: `${site}/contact?asunto=account` },
      closing: 'Gracias por aprender con nosotros.',
    }),

  accountClosed: (site: string, eraseAt: number | undefined): Content =>
    letter('Eliminaste tu cuenta', {
      title: 'Eliminaste tu cuenta',
      paragraphs: [
        `Eliminaste tu cuenta de Semáforo PyME. ${closedAccountTexts.closed}`,
        keptUntil(eraseAt),
        'Si no fuiste tú, pide el enlace y retoma tu cuenta.',
      ],
      action: { label: 'Pedir el enlace', url: `${site}/login/return` },
      closing: 'Si fuiste tú y así la quieres, no tienes que hacer nada.',
    }),

  accountReturn: (site: string, token: string, eraseAt: number | undefined): Content =>
    letter('Retoma o borra tu cuenta', {
      title: 'Retoma tu cuenta o borra todo para siempre',
      paragraphs: [
        `Alguien quiso entrar, registrarse o recuperar la contraseña con este correo. Su cuenta existe todavía: la eliminaste. ${keptUntil(eraseAt)}`,
        'Con este enlace eliges: retomarla como estaba, o borrarla con todos sus datos. Vale durante 30 minutos y una sola vez.',
      ],
      action: { label: 'Elegir qué hago con mi cuenta', url: `${site}/login/return/${token}` },
      closing: `${ignore} La cuenta sigue cerrada.`,
    }),

  ownAccountErased: (): Content =>
    letter('Borramos tu cuenta', {
      title: 'Tu cuenta y tus datos fueron borrados',
      paragraphs: [
        'Como pediste, borramos tu cuenta de Semáforo PyME de forma permanente, junto con todos los datos que guardábamos de ti.',
        closedAccountTexts.erased,
      ],
      closing: 'Puedes volver a registrarte cuando quieras.',
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

const keptUntil = (eraseAt: number | undefined) =>
  eraseAt === undefined ? 'Lo que tenía sigue guardado.' : closedAccountTexts.kept(eraseAt)

/** A letter as a mail of this site. */
export function letter(subject: string, content: Letter): Content {
  return { subject: `${subject} · Semáforo PyME`, ...layout(content) }
}
