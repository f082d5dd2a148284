import type { IncomingHttpHeaders } from 'node:http'
import { cookieForPage } from './cookies.ts'

/** What a site says of its public address alone. */
const ofPublicAddress = ['strict-transport-security', 'alt-svc']

/**
 * The headers of a site's answer as its page at the development server's address gets them.
 * @param at the site's origin, and the port of the development server
 */
export function headersForPage(
  headers: IncomingHttpHeaders,
  at: { site: string; port: number },
): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !ofPublicAddress.includes(name))
  const { location, 'set-cookie': cookies, 'content-security-policy': policy } = headers
  return {
    ...Object.fromEntries(kept),
    ...(cookies && { 'set-cookie': cookies.map(cookieForPage) }),
    ...(location?.startsWith(`${at.site}/`) && { location: location.slice(at.site.length) }),
    ...(policy && { 'content-security-policy': policyForPage(String(policy), at.port) }),
  }
}

/** A content security policy of a page that may connect to the development server, in browsers that want it named. */
function policyForPage(policy: string, port: number): string {
  return policy
    .split(';')
    .filter((directive) => directive.trim() !== 'upgrade-insecure-requests')
    .map((directive) => directive.replace(/^(\s*connect-src)(?=\s)/, `$1 ws://localhost:${port}`))
    .join(';')
}
