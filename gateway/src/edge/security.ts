import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet, { type HelmetOptions } from 'helmet'

/**
 * The style elements that Redoc adds at its start, by their hashes: an empty one, which its script fills, and
 * the rules of its scroll bars. No other inline style is allowed.
 */
const redocStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='",
]

const none = ["'none'"]
const self = ["'self'"]
/** Every form is its script's own. One that is sent before the script is there would put a password into an address. */
const noForms = { baseUri: none, formAction: none }

/** Content security policies by kind of response; data and frames need fewer permissions than a page. */
const policies = (sockets: string, frontends: readonly string[]) => {
  const ours = [...self, ...frontends]
  const page = {
    defaultSrc: none,
    scriptSrc: ours,
    styleSrc: ours,
    imgSrc: ["'self'", 'data:', 'https://i.ytimg.com', ...frontends],
    fontSrc: ours,
    // In older browsers 'self' does not cover WebSockets, so their origin is listed explicitly.
    connectSrc: ["'self'", sockets, ...frontends],
    frameSrc: ["'self'", 'https://www.youtube-nocookie.com'],
    manifestSrc: self,
    ...noForms,
  }
  const alone = { defaultSrc: none, scriptSrc: self, styleSrc: self, imgSrc: ["'self'", 'data:'] }
  return {
    page: { ...page, frameAncestors: none },
    frame: { ...page, frameAncestors: self },
    // Which pages may embed a frame depends on the partner: the widget's router replaces `frame-ancestors`.
    widget: { ...alone, fontSrc: self, connectSrc: self, ...noForms, frameAncestors: none },
    api: { defaultSrc: none, frameAncestors: none },
    docs: {
      ...alone,
      styleSrc: [...self, ...redocStyles],
      connectSrc: self,
      ...noForms,
      frameAncestors: none,
    },
  }
}
export type AnswerKind = keyof ReturnType<typeof policies>

const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'

/**
 * The security headers by kind of response, for a site that users open at `publicUrl`.
 * @param frontendOrigins other origins that its pages load frontends from
 */
export function security(
  publicUrl: string,
  frontendOrigins: readonly string[],
): Record<AnswerKind, Map<string, string>> {
  const { protocol, host } = new URL(publicUrl)
  const https = protocol === 'https:'
  const byKind = Object.entries(policies(`${https ? 'wss' : 'ws'}://${host}`, frontendOrigins))
  const headersOf = (directives: Record<string, string[]>) =>
    madeBy({
      contentSecurityPolicy: { useDefaults: false, directives },
      // The video player does not play on a page that sends no referrer.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
      // `frame-ancestors` covers this; X-Frame-Options cannot differ between kinds of responses.
      xFrameOptions: false,
    }).set('Permissions-Policy', permissions)
  const headers = byKind.map(([kind, directives]) => [kind, headersOf(directives)])
  return Object.fromEntries(headers) as Record<AnswerKind, Map<string, string>>
}

/** The headers that helmet sets: identical for every request, so they are computed once. */
function madeBy(options: HelmetOptions): Map<string, string> {
  const headers = new Map<string, string>()
  const answer = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  }
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined)
  return headers
}
