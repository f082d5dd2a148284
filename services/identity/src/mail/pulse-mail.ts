import { openPulseLink } from '@semaforo/contracts'
import { stopPage } from '../pulse/link.ts'
import type { KnownLight } from '../pulse/state.ts'
import { type Content, letter } from './templates.ts'

const day = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'America/Mexico_City' })
const words: Record<KnownLight['color'], string> = { green: 'verde', yellow: 'amarillo', red: 'rojo' }

/**
 * The monthly mail: the last light, why and its date, no amounts, and how to stop it. The headers let mail programs offer
 * a button of their own (RFC 2369, RFC 8058).
 */
export function pulseMail(
  site: string,
  { color, sentence, at }: Omit<KnownLight, 'record'>,
  token: string,
): Content {
  const content = letter('Tu pulso mensual: dos minutos para tu luz de hoy', {
    title: 'Tu pulso mensual',
    paragraphs: [
      `El ${day.format(new Date(at))} tu semáforo quedó en ${words[color]}.`,
      ...(sentence === undefined ? [] : [sentence]),
      '¿Y hoy? Con tus cifras del mes lo sabes en dos minutos.',
    ],
    action: { label: 'Ver mi luz de hoy', url: `${site}/minegocio` },
    closing: 'Recibes este correo porque activaste el pulso mensual en tu perfil.',
    way: { label: 'Dejar de recibirlo', url: site + stopPage(token) },
  })
  return {
    ...content,
    headers: {
      'List-Unsubscribe': `<${site}${openPulseLink.path.replace(':token', token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
