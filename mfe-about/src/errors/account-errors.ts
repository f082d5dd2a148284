import type { Explanations } from './explained.ts'

const login = { href: '/login', label: 'Iniciar sesión' }
const account = { href: '/contact?asunto=account', label: 'Escríbenos sobre tu cuenta' }
const recover = { href: '/forgot-password', label: 'Recuperar mi contraseña' }
const waiting = 'Lo que escribiste sigue en la página. Espera lo que dice el mensaje y vuelve a intentarlo.'
const ours = 'No hiciste nada mal: la falla es nuestra. Espera unos minutos y vuelve a intentarlo.'

/** Errors of accounts, diagnostics and what is shared. */
export const accountErrors: Explanations = {
  'not-signed-in': {
    title: 'Para eso hace falta una cuenta',
    text: ['Inicia sesión, o crea una cuenta gratis.'],
    way: login,
  },
  'token-expired': {
    title: 'Tu sesión terminó',
    text: [
      'Pasa después de 30 días, al cambiar tu contraseña o al cerrar tus sesiones desde otro dispositivo. Vuelve a iniciar sesión.',
    ],
    way: login,
  },
  'session-ended': {
    title: 'Tu sesión terminó',
    text: [
      'Pasa después de 30 días, al cambiar tu contraseña o al cerrar tus sesiones desde otro dispositivo. Vuelve a iniciar sesión.',
    ],
    way: login,
  },
  'not-allowed': {
    title: 'Tu cuenta no tiene permiso para eso',
    text: ['Solo lo hacen administradores. Si deberías poder, pídeselo a uno.'],
  },
  'invalid-credentials': {
    title: 'El correo o la contraseña no son correctos',
    text: [
      'Por seguridad no decimos cuál de los dos. Revisa que el correo sea el de tu cuenta y que no esté activado Bloq Mayús.',
    ],
    way: recover,
  },
  'account-blocked': {
    title: 'Un administrador desactivó tu cuenta',
    text: [
      'Tus datos siguen guardados. Si crees que es un error, o quieres que se borre para siempre, escríbenos desde el correo de la cuenta.',
    ],
    way: account,
  },
  'account-closed': {
    title: 'Eliminaste esta cuenta',
    text: [
      'Lo que tenía sigue guardado. Te mandamos un correo con un enlace que dura 30 minutos: con él la retomas como estaba o la borras para siempre.',
    ],
    way: { href: '/login/return', label: 'Pedir otro enlace' },
  },
  'return-link-expired': {
    title: 'El enlace para retomar o borrar tu cuenta ya no sirve',
    text: ['Dura 30 minutos y se usa una vez. Pide otro.'],
    way: { href: '/login/return', label: 'Pedir otro enlace' },
  },
  'too-many-attempts': {
    title: 'Fueron demasiados intentos seguidos',
    text: ['Así frenamos a quien prueba contraseñas o manda mensajes sin parar.', waiting],
  },
  'login-link-needed': {
    title: 'Hace falta confirmar que eres tú',
    text: [
      'Hubo muchos intentos fallidos de entrar a tu cuenta desde navegadores que no conocemos. Te mandamos un correo con un enlace: ábrelo en el navegador donde quieres entrar, o entra donde ya lo habías hecho.',
    ],
  },
  'login-link-expired': {
    title: 'El enlace para entrar ya no sirve',
    text: ['Dura 30 minutos y se usa una vez. Inicia sesión: si todavía hace falta, te mandamos otro.'],
    way: login,
  },
  'pulse-link-unknown': {
    title: 'El enlace para dejar el pulso mensual ya se usó',
    text: ['Si era tuyo, ya no te llega. En tu perfil ves si está activo.'],
    way: { href: '/pulso', label: 'Ver mi pulso mensual' },
  },
  'too-busy': {
    title: 'Hay muchas personas entrando a la vez',
    text: ['Espera unos segundos e inténtalo de nuevo.'],
  },
  'common-password': {
    title: 'Esa contraseña es de las más usadas',
    text: [
      'Es de las primeras que alguien probaría. Elige otra: sirven tres o cuatro palabras que no vayan juntas, con un número y un signo.',
    ],
  },
  'guessable-password': {
    title: 'Esa contraseña se adivina fácil',
    text: [
      'Cumple la regla, pero se parece a algo conocido; el mensaje dice a qué. Sirven tres o cuatro palabras que no vayan juntas, con un número y un signo.',
    ],
  },
  'wrong-password': {
    title: 'La contraseña actual no es correcta',
    text: [
      'Te la pedimos otra vez para que nadie cambie tu cuenta en una página que dejaste abierta. Escríbela de nuevo.',
    ],
    way: recover,
  },
  'wrong-code': {
    title: 'El código no es el del correo',
    text: ['Tiene 5 letras o números. Si pediste varios, sirve el último. Hay cinco intentos.'],
  },
  'code-expired': {
    title: 'El código ya no sirve',
    text: ['Dura 10 minutos, cinco intentos y una sola vez. Pide otro en la misma página.'],
  },
  'code-too-soon': {
    title: 'Ya te mandamos un código hace menos de un minuto',
    text: ['Revisa tu correo y el correo no deseado. Después del minuto puedes pedir otro.'],
  },
  'account-exists': {
    title: 'Ya tienes una cuenta con ese correo',
    text: ['Inicia sesión. Si no recuerdas la contraseña, elige otra.'],
    way: recover,
  },
  'reset-link-expired': {
    title: 'El enlace para cambiar la contraseña ya no sirve',
    text: ['Dura 30 minutos y se usa una vez. Pide otro.'],
    way: recover,
  },
  'mail-unavailable': {
    title: 'El correo no pudo salir todavía',
    text: [
      'Quedó pendiente y sale cuando nuestro servidor de correo vuelva. Si no llega en una hora, inténtalo otra vez.',
    ],
  },
  'contact-closed': {
    title: 'Este sitio todavía no recibe mensajes',
    text: ['Quien lo opera no ha dicho a dónde deben llegar. Tu mensaje no se envió.'],
    way: { href: '/FAQ', label: 'Leer las preguntas frecuentes' },
  },
  'nothing-to-change': { title: 'No cambiaste nada', text: ['Cambia un dato antes de guardar.'] },
  'own-account': {
    title: 'Eso no se puede hacer con la cuenta propia',
    text: ['Para que el sitio no se quede sin quien lo administre, lo hace otro administrador.'],
  },
  'last-admin': {
    title: 'Es el último administrador activo',
    text: ['Nombra antes a otro, y repite el cambio.'],
  },
  'user-not-found': {
    title: 'Ese usuario ya no existe',
    text: ['Otra persona lo borró mientras tanto. Actualiza la lista.'],
  },
  'session-not-found': {
    title: 'Esa sesión ya no existe',
    text: ['Ya se había cerrado. Actualiza la lista.'],
  },
  'record-exists': {
    title: 'Ese diagnóstico ya estaba guardado con otras cifras',
    text: ['Calcula de nuevo: se guarda como uno nuevo.'],
  },
  'too-many-records': {
    title: 'Llegaste al máximo de diagnósticos',
    text: [
      'Se guardan 50 al día y 1,000 en total. Descarga el PDF del resultado, borra los que ya no uses, o guárdalo mañana.',
    ],
  },
  'export-incomplete': {
    title: 'Una parte de tus datos no se pudo juntar',
    text: ['No te damos un archivo a medias. Inténtalo en unos minutos.'],
  },
  'identity-unavailable': { title: 'Por ahora no podemos comprobar tu sesión', text: [ours] },
  'item-not-found': {
    title: 'Ese tema o roadmap no existe',
    text: ['Otra persona lo cambió mientras tanto. Actualiza la lista.'],
  },
  'item-changed': { title: 'Alguien más cambió el catálogo', text: ['Mira cómo quedó y repite tu cambio.'] },
  'name-taken': { title: 'Ya hay uno con ese nombre', text: ['Elige otro nombre.'] },
  'model-unavailable': {
    title: 'Por ahora no podemos comparar tu negocio con otros',
    text: ['El puntaje sigue disponible. Inténtalo más tarde para tener el semáforo completo.'],
  },
  'record-not-found': {
    title: 'Ese diagnóstico no existe',
    text: ['Lo borraste, o es de otra cuenta.'],
    way: { href: '/minegocio', label: 'Ver mi historial' },
  },
  'result-changed': {
    title: 'El resultado ya no es el que viste',
    text: [
      'Cambió el día o el modelo. No compartimos nada: calcula de nuevo y decide con el resultado nuevo.',
    ],
  },
  'partner-unavailable': {
    title: 'La página donde estás no puede usar el diagnóstico',
    text: ['Su clave no está activa. Puedes hacerlo en nuestro sitio.'],
    way: { href: '/minegocio', label: 'Hacer mi diagnóstico' },
  },
  'partner-limit': {
    title: 'Hoy ya no se puede compartir más en esa página',
    text: ['Se llegó al máximo del día. Inténtalo mañana.'],
  },
}
