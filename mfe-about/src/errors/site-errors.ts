import type { Explanations } from './explained.ts'

const write = { href: '/contact?asunto=problem', label: 'Escríbenos' }
const ours = 'No hiciste nada mal: la falla es nuestra. Espera unos minutos y vuelve a intentarlo.'

/** Errors of what the site or its parts say. */
export const siteErrors: Explanations = {
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
  unknown: {
    title: 'El sitio no pudo hacer lo que pediste',
    text: [
      'El mensaje dice lo que se sabe: no trae un código que aquí podamos explicar.',
      'Si no te ayuda, cópialo y cuéntanos qué estabas haciendo.',
    ],
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
  'store-full': {
    title: 'Por ahora no hay espacio para guardar',
    text: [ours, 'Lo que enviaste no se guardó; lo que ya tenías sigue ahí.'],
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
}
