/** The token in a link's fragment; undefined for any other fragment, such as that of a link within the page. */
export const tokenIn = (fragment: string): string | undefined =>
  /^#([\w-]+\.[\w-]+\.[\w-]+)$/.exec(fragment)?.[1]

/** The code of a token whose signature the server has checked. */
export function codeOf(token: string): string {
  const payload = token.split('.')[1] ?? ''
  return String(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).jti)
}
