import type { Secret } from '../secret.ts'

/** The secret part of the link that stops a monthly mail; derived, so that only its hash is stored. */
export const pulseTokenOf = (secret: Secret, userId: string, salt: string): string =>
  secret.derive('pulse', userId, salt).toString('base64url')

/** The page with the button that stops the mail. */
export const stopPage = (token: string) => `/pulso/baja/${token}`
