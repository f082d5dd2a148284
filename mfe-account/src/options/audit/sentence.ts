import type { AuditAction, AuditEntry } from '@semaforo/contracts'
import { pathOf } from '../partners/addresses.ts'

/** A part of a sentence; who is named can be opened. */
export type Part = { text: string; href?: string }
type Facts = {
  who: Part
  whom: Part
  /** Whether somebody did it to themselves. */
  self: boolean
  detail: string | undefined
}

const nobody: Part = { text: 'Alguien sin cuenta' }
const roles: Record<string, string> = { admin: 'Administrador', user: 'Usuario' }
const withDetail = (detail: string | undefined, say: (detail: string) => string) =>
  detail ? say(detail) : ''

/** The parts of a sentence, from a template. */
const say = (texts: TemplateStringsArray, ...values: (Part | string | undefined)[]): Part[] =>
  texts.flatMap((text, at) => {
    const value = values[at] ?? ''
    return [{ text }, typeof value === 'string' ? { text: value } : value].filter((part) => part.text !== '')
  })

/** What each action says, of the person who acted and the one it was done to. */
const sentences: Record<AuditAction, (facts: Facts) => Part[]> = {
  registered: ({ whom }) => say`${whom} se registró`,
  'logged-in': ({ whom }) => say`${whom} inició sesión`,
  'login-failed': ({ whom, detail: times = '1' }) =>
    whom === nobody
      ? say`Alguien falló al iniciar sesión ${times === '1' ? 'con un correo' : `${times} veces con correos`} sin cuenta`
      : say`Alguien falló al iniciar sesión en la cuenta de ${lower(whom)}`,
  'logged-out': ({ whom }) => say`${whom} cerró sesión`,
  'session-ended': ({ whom }) => say`${whom} cerró una de sus sesiones`,
  'all-sessions-ended': ({ who, whom, self }) =>
    self ? say`${whom} cerró todas sus sesiones` : say`${who} cerró todas las sesiones de ${lower(whom)}`,
  'refresh-reused': ({ whom }) => say`Alguien usó una sesión vencida de ${lower(whom)}, y se cerró`,
  'login-link-requested': () => say`Alguien necesitó un enlace para iniciar sesión`,
  'login-link-used': () => say`Alguien abrió el enlace para iniciar sesión`,
  'recovery-requested': () => say`Alguien pidió recuperar una contraseña`,
  'password-reset': ({ whom }) => say`${whom} cambió su contraseña con el enlace`,
  'password-changed': ({ whom }) => say`${whom} cambió su contraseña`,
  'profile-updated': ({ whom }) => say`${whom} cambió sus datos`,
  'pulse-changed': ({ whom, detail }) =>
    detail === 'no'
      ? say`${whom} dejó el pulso mensual`
      : say`${whom} pidió el pulso el día ${detail} de cada mes`,
  'pulse-stopped': ({ whom }) => say`${whom} dejó el pulso mensual con el enlace del correo`,
  exported: ({ whom }) => say`${whom} descargó sus datos`,
  'role-changed': ({ who, whom, detail }) =>
    say`${who} cambió el rol de ${lower(whom)}${withDetail(detail, (role) => ` a ${roles[role] ?? role}`)}`,
  deactivated: ({ who, whom, self }) =>
    self ? say`${whom} desactivó su cuenta` : say`${who} desactivó la cuenta de ${lower(whom)}`,
  reactivated: ({ who, whom, self }) =>
    self ? say`${whom} reactivó su cuenta` : say`${who} reactivó la cuenta de ${lower(whom)}`,
  deleted: ({ who, whom, self }) =>
    self ? say`${whom} eliminó su cuenta` : say`${who} eliminó la cuenta de ${lower(whom)}`,
  'partner-created': ({ who, whom }) => say`${who} dio de alta al aliado ${whom}`,
  'partner-updated': ({ who, whom, detail }) =>
    say`${who} cambió los datos del aliado ${whom}${withDetail(detail, (fields) => `: ${fields}`)}`,
  'partner-key-rotated': ({ who, whom, detail }) =>
    say`${who} cambió la clave del aliado ${whom}; la anterior ${detail === '0 h' ? 'dejó de servir' : `sirvió ${detail} más`}`,
  'partner-suspended': ({ who, whom }) => say`${who} suspendió al aliado ${whom}`,
  'partner-resumed': ({ who, whom }) => say`${who} reactivó al aliado ${whom}`,
  'tag-saved': ({ who, detail }) => say`${who} guardó el tema «${detail}»`,
  'tag-retired': ({ who, detail }) => say`${who} retiró el tema «${detail}»`,
  'roadmap-saved': ({ who, detail }) => say`${who} guardó el roadmap «${detail}»`,
  'roadmap-retired': ({ who, detail }) => say`${who} retiró el roadmap «${detail}»`,
  'release-published': ({ who, whom, detail }) => say`${who} publicó la versión ${detail} de ${whom}`,
  'release-canary': ({ who, whom, detail }) => say`${who} puso a prueba la versión ${detail} de ${whom}`,
  'release-promoted': ({ who, whom, detail }) => say`${who} llevó a todos la versión ${detail} de ${whom}`,
  'release-rolled-back': ({ who, whom, detail }) => say`${who} retiró la versión ${detail} de ${whom}`,
}

/** Ids are long: their first characters are enough to distinguish them. */
export const short = (id: string) => id.slice(0, 8)

/** In the middle of a sentence; a name stays as it is. */
const lower = (part: Part): Part =>
  part.href ? part : { text: part.text.charAt(0).toLowerCase() + part.text.slice(1) }

/** The list of users, searched for a name. */
const usersNamed = (name: string) => `/options?q=${encodeURIComponent(name)}`

/**
 * An entry of the audit as a sentence.
 * @param names of those who exist, by id
 * @param me the reader's id
 */
export function sentence(
  { action, actor, target, detail }: AuditEntry,
  names: Readonly<Record<string, string>>,
  me: string | undefined,
): Part[] {
  const person = (id: string): Part => {
    const you = id === me ? ' (tú)' : ''
    const name = names[id]
    return name === undefined
      ? { text: `La persona ${short(id)}${you}` }
      : { text: `${name}${you}`, href: usersNamed(name) }
  }
  const partner = (id: string): Part => ({ text: names[id] ?? short(id), href: pathOf(id) })
  const about = target ?? actor
  const isOfRelease = action.startsWith('release-')
  const named = (id: string) =>
    isOfRelease ? { text: id } : action.startsWith('partner-') ? partner(id) : person(id)
  return sentences[action]({
    // An entry without an actor is of the site itself: the first admin is created when it starts.
    who:
      actor === undefined
        ? { text: 'El sitio' }
        : isOfRelease
          ? { text: `El equipo ${actor}` }
          : person(actor),
    whom: about === undefined ? nobody : named(about),
    self: actor !== undefined && actor === about,
    detail,
  })
}
