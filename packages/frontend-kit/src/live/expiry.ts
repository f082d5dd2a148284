import { AccessClaims } from '@semaforo/contracts'

/** When an access token expires, in ms since 1970; undefined if it cannot be parsed. */
export function expiryOf(token: string): number | undefined {
  try {
    const payload = token.split('.')[1] ?? ''
    const json: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const { exp } = AccessClaims.safeParse(json).data ?? {}
    return exp === undefined ? undefined : exp * 1000
  } catch {
    return undefined
  }
}
