/** The prefix of a cookie that only a page over TLS could set. */
const mark = 'dev'

/**
 * The cookie of a site as a page of this machine can keep it, over plain HTTP: for its own host, not `Secure`, and
 * without a prefix that asks for that.
 * @param cookie the value of one `Set-Cookie`
 */
export function cookieForPage(cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(';')
  const kept = attributes.filter((attribute) => !/^\s*(secure$|domain\s*=)/i.test(attribute.trimEnd()))
  return [pair.replace(/^\s*(?=__(Host|Secure)-)/, mark), ...kept].join(';')
}

/** The `Cookie` of such a page with the names that the site knows. */
export function cookiesForSite(cookies: string): string {
  return cookies.replace(new RegExp(`(^|;\\s*)${mark}(?=__(Host|Secure)-)`, 'g'), '$1')
}
