/** How long an account that its owner closed can be taken up again. It is erased then. */
export const closedAccountMs = 90 * 86_400_000

const day = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'America/Mexico_City' })

/** What happens to an account that its owner deletes, in the same words before, afterwards and in the mails. */
export const closedAccountTexts = {
  closed: 'La cuenta queda cerrada desde hoy en todos tus dispositivos: nadie entra con ella.',
  /** @param until the moment of its erasure, in milliseconds */
  kept: (until: number) =>
    `Lo que tenía se guarda hasta el ${day.format(until)}. Antes de ese día puedes retomarla, o borrarla ya, con un enlace que pides a tu correo; después se borra para siempre.`,
  erased:
    'Se borran tu nombre, tu correo, tus diagnósticos, tus favoritos y lo que has aprendido. Nadie puede recuperarlos.',
}
