import type { ProblemCode } from '@semaforo/contracts/problems'

/** An error in plain words: what happened and what to do, in paragraphs, and where that is done. */
export type Explained = {
  title: string
  text: readonly string[]
  way?: { href: string; label: string }
}

/** What a page says on its own, where no answer came. */
export type PageCode = 'offline' | 'timeout' | 'unreachable' | 'unexpected'

const login = { href: '/login', label: 'Iniciar sesión' }
const write = { href: '/contact?asunto=problem', label: 'Escríbenos' }
const account = { href: '/contact?asunto=account', label: 'Escríbenos sobre tu cuenta' }
const recover = { href: '/forgot-password', label: 'Recuperar mi contraseña' }

const waiting = 'Lo que escribiste sigue en la página. Espera lo que dice el mensaje y vuelve a intentarlo.'
const ours = 'No hiciste nada mal: la falla es nuestra. Espera unos minutos y vuelve a intentarlo.'

/** The errors that somebody meets in the pages. The other ones are for who writes programs or operates the site. */
export const people: { readonly [Code in ProblemCode | PageCode]?: Explained } = {
  offline: {
    title: 'Tu dispositivo no tiene conexión',
    text: [
      'Revisa tu wifi o tus datos. Lo que escribiste sigue en la página: cuando vuelva la conexión, inténtalo otra vez.',
    ],
  },
  timeout: {
    title: 'El sitio tardó demasiado en contestar',
    text: [
      'Tu conexión puede estar lenta, o el sitio tiene mucho trabajo. Inténtalo de nuevo en un momento.',
    ],
  },
  unreachable: {
    title: 'No pudimos conectar con el sitio',
    text: [
      'Tu dispositivo cree que tiene conexión, pero el sitio no contesta. Revisa que otras páginas abran e inténtalo de nuevo.',
    ],
  },
  unexpected: {
    title: 'El sitio contestó algo que no esperábamos',
    text: [ours, 'Si sigue igual, cuéntanos qué estabas haciendo.'],
    way: write,
  },
  'invalid-request': {
    title: 'Hay un dato que no se puede usar',
    text: [
      'El campo con el error está marcado y dice qué espera. Corrígelo y vuelve a enviar: lo demás se queda como lo escribiste.',
    ],
  },
  'not-found': {
    title: 'Esa dirección no existe',
    text: ['Puede estar mal escrita, o la página ya no está.'],
    way: { href: '/home', label: 'Ir al inicio' },
  },
  'payload-too-large': {
    title: 'Enviaste más de lo que cabe',
    text: ['Acorta el texto e inténtalo de nuevo.'],
  },
  'request-timeout': {
    title: 'Lo que enviaste no terminó de llegar',
    text: ['Revisa tu conexión y envíalo de nuevo.'],
  },
  'too-many-requests': {
    title: 'Llegaron demasiadas solicitudes de tu conexión',
    text: [
      'Puede pasar si varias personas usan la misma red. Espera lo que dice el mensaje e inténtalo de nuevo.',
    ],
  },
  'internal-error': {
    title: 'Algo falló de nuestro lado',
    text: [ours, 'Si sigue igual, cuéntanos qué estabas haciendo.'],
    way: write,
  },
  'bad-gateway': { title: 'Una parte del sitio se interrumpió', text: [ours] },
  'service-unavailable': {
    title: 'Una parte del sitio no responde',
    text: [ours, 'Las demás partes funcionan.'],
  },
  'store-unavailable': {
    title: 'Por ahora no podemos leer ni guardar',
    text: [ours, 'Nada de lo que ya tenías guardado se pierde.'],
  },
  'gateway-timeout': { title: 'Una parte del sitio tardó demasiado', text: [ours] },
  'unknown-tag': {
    title: 'Ese tema ya no existe',
    text: ['Vuelve a cargar la página para ver los temas que hay.'],
    way: { href: '/temas', label: 'Ver los temas' },
  },
  'unknown-roadmap': {
    title: 'Ese roadmap ya no existe',
    text: ['Vuelve a cargar la página para ver los que hay.'],
    way: { href: '/roadmaps', label: 'Ver los roadmaps' },
  },
  'retired-tag': {
    title: 'Ese tema ya no se ofrece',
    text: ['Si te gustaba, puedes quitarle el «me gusta», pero no volver a ponerlo.'],
  },
  'retired-roadmap': {
    title: 'Ese roadmap ya no se ofrece',
    text: ['Si te gustaba, puedes quitarle el «me gusta», pero no volver a ponerlo.'],
  },
  'video-provider-refused': {
    title: 'El proveedor de videos no aceptó la búsqueda',
    text: [ours, 'Nuestras lecciones se pueden ver igual.'],
  },
  'video-provider-malformed': {
    title: 'El proveedor de videos contestó algo que no se entiende',
    text: [ours],
  },
  'video-provider-unavailable': {
    title: 'El proveedor de videos no responde',
    text: [ours, 'Nuestras lecciones se pueden ver igual.'],
  },
  'video-quota-spent': {
    title: 'Se acabaron las búsquedas de videos de hoy',
    text: [
      'El proveedor nos deja hacer un número de búsquedas al día. Mañana hay más; mientras, elige uno de los temas.',
    ],
    way: { href: '/temas', label: 'Ver los temas' },
  },
  'video-searches-spent': {
    title: 'Hiciste muchas búsquedas de videos',
    text: ['Espera lo que dice el mensaje, o elige uno de los temas: esos no cuentan.'],
    way: { href: '/temas', label: 'Ver los temas' },
  },
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
    title: 'Tu cuenta está desactivada',
    text: [
      'La eliminaste tú, o la desactivó un administrador. Tus datos siguen guardados. Si quieres que se active otra vez, o que se borre para siempre, escríbenos desde el correo de la cuenta.',
    ],
    way: account,
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
  'nothing-to-certify': {
    title: 'Ese diagnóstico no tiene semáforo',
    text: ['Le falta una de las dos lecturas. Calcula de nuevo y guarda el resultado completo.'],
    way: { href: '/minegocio', label: 'Hacer mi diagnóstico' },
  },
  'certificate-withdrawn': {
    title: 'Retiraste esa constancia',
    text: ['No se vuelve a dar. Un diagnóstico nuevo puede tener la suya.'],
  },
  'certificate-not-found': {
    title: 'Ninguna constancia nuestra tiene ese código',
    text: ['Revisa que esté bien escrito, o lee el QR del PDF.'],
    way: { href: '/constancia', label: 'Comprobar una constancia' },
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
