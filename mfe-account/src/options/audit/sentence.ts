import type { AuditAction, AuditEntry } from '@semaforo/contracts'

type Facts = { who: string; whom: string; detail: string | undefined }

const nobody = 'Alguien sin cuenta'
const roles: Record<string, string> = { admin: 'Administrador', user: 'Usuario' }
const withDetail = (detail: string | undefined, say: (detail: string) => string) =>
  detail ? say(detail) : ''

/** What each action says, of the person who acted and the one it was done to. */
const sentences: Record<AuditAction, (facts: Facts) => string> = {
  registered: ({ whom }) => `${whom} se registró`,
  'logged-in': ({ whom }) => `${whom} inició sesión`,
  'login-failed': ({ whom, detail: times = '1' }) =>
    whom === nobody
      ? `Alguien falló al iniciar sesión ${times === '1' ? 'con un correo' : `${times} veces con correos`} sin cuenta`
      : `Alguien falló al iniciar sesión en la cuenta de ${lower(whom)}`,
  'logged-out': ({ whom }) => `${whom} cerró sesión`,
  'session-ended': ({ whom }) => `${whom} cerró una de sus sesiones`,
  'all-sessions-ended': ({ whom }) => `${whom} cerró todas sus sesiones`,
  'refresh-reused': ({ whom }) => `Alguien usó una sesión vencida de ${lower(whom)}, y se cerró`,
  'login-link-requested': () => 'Alguien necesitó un enlace para iniciar sesión',
  'login-link-used': () => 'Alguien abrió el enlace para iniciar sesión',
  'recovery-requested': () => 'Alguien pidió recuperar una contraseña',
  'password-reset': ({ whom }) => `${whom} cambió su contraseña con el enlace`,
  'password-changed': ({ whom }) => `${whom} cambió su contraseña`,
  'profile-updated': ({ whom }) => `${whom} cambió sus datos`,
  'pulse-changed': ({ whom, detail }) =>
    detail === 'no' ? `${whom} dejó el pulso mensual` : `${whom} pidió el pulso el día ${detail} de cada mes`,
  'pulse-stopped': ({ whom }) => `${whom} dejó el pulso mensual con el enlace del correo`,
  exported: ({ whom }) => `${whom} descargó sus datos`,
  'role-changed': ({ who, whom, detail }) =>
    `${who} cambió el rol de ${lower(whom)}${withDetail(detail, (role) => ` a ${roles[role] ?? role}`)}`,
  deactivated: ({ who, whom }) =>
    who === whom ? `${whom} desactivó su cuenta` : `${who} desactivó la cuenta de ${lower(whom)}`,
  reactivated: ({ who, whom }) =>
    who === whom ? `${whom} reactivó su cuenta` : `${who} reactivó la cuenta de ${lower(whom)}`,
  deleted: ({ who, whom }) =>
    who === whom ? `${whom} eliminó su cuenta` : `${who} eliminó la cuenta de ${lower(whom)}`,
  'partner-created': ({ who, whom }) => `${who} dio de alta al aliado ${whom}`,
  'partner-updated': ({ who, whom, detail }) =>
    `${who} cambió los datos del aliado ${whom}${withDetail(detail, (fields) => `: ${fields}`)}`,
  'partner-key-rotated': ({ who, whom, detail }) =>
    `${who} cambió la clave del aliado ${whom}; la anterior ${detail === '0 h' ? 'dejó de servir' : `sirvió ${detail} más`}`,
  'partner-suspended': ({ who, whom }) => `${who} suspendió al aliado ${whom}`,
  'partner-resumed': ({ who, whom }) => `${who} reactivó al aliado ${whom}`,
  'tag-saved': ({ who, detail }) => `${who} guardó el tema «${detail}»`,
  'tag-retired': ({ who, detail }) => `${who} retiró el tema «${detail}»`,
  'roadmap-saved': ({ who, detail }) => `${who} guardó el roadmap «${detail}»`,
  'roadmap-retired': ({ who, detail }) => `${who} retiró el roadmap «${detail}»`,
  'release-published': ({ who, whom, detail }) => `${who} publicó la versión ${detail} de ${whom}`,
  'release-canary': ({ who, whom, detail }) => `${who} puso a prueba la versión ${detail} de ${whom}`,
  'release-promoted': ({ who, whom, detail }) => `${who} llevó a todos la versión ${detail} de ${whom}`,
  'release-rolled-back': ({ who, whom, detail }) => `${who} retiró la versión ${detail} de ${whom}`,
}

/** Ids are long: their first characters are enough to distinguish them. */
export const short = (id: string) => id.slice(0, 8)

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** An entry of the audit as a sentence. @param me the reader's id */
export function sentence({ action, actor, target, detail }: AuditEntry, me: string | undefined): string {
  const person = (id: string) => `La persona ${short(id)}${id === me ? ' (tú)' : ''}`
  const about = target ?? actor
  const isOfRelease = action.startsWith('release-')
  const named = (id: string) => (isOfRelease ? id : action.startsWith('partner-') ? short(id) : person(id))
  return sentences[action]({
    // An entry without an actor is of the site itself: the first admin is created when it starts.
    who: actor === undefined ? 'El sitio' : isOfRelease ? `El equipo ${actor}` : person(actor),
    whom: about === undefined ? nobody : named(about),
    detail,
  })
}
