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

/** Content security policies by kind of response; data and frames need fewer permissions than a page. */
const policies = (sockets: string, frontends: readonly string[]) => {
  const page = {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...frontends],
    styleSrc: ["'self'", ...frontends],
    imgSrc: ["'self'", 'data:', 'https://i.ytimg.com', ...frontends],
    fontSrc: ["'self'", ...frontends],
    // In older browsers 'self' does not cover WebSockets, so their origin is listed explicitly.
    connectSrc: ["'self'", sockets, ...frontends],
    frameSrc: ["'self'", 'https://www.youtube-nocookie.com'],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    // Every form is its script's own. One that is sent before the script is there would put a password into an address.
    formAction: ["'none'"],
  }
  return {
    page: { ...page, frameAncestors: ["'none'"] },
    frame: { ...page, frameAncestors: ["'self'"] },
    // Which pages may embed it depends on the partner: the widget's router completes the policy.
    widget: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
    },
    api: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    docs: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", ...redocStyles],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  }
}
export type AnswerKind = keyof ReturnType<typeof policies>

const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'

/** Sets the security headers of a kind of response. */
export type SetHeaders = (res: ServerResponse) => void

/**
 * The security headers by kind of response, for a site that users open at `publicUrl`.
 * @param frontendOrigins other origins that its pages load frontends from
 */
export function security(
  publicUrl: string,
  frontendOrigins: readonly string[],
): Record<AnswerKind, SetHeaders> {
  const { protocol, host } = new URL(publicUrl)
  const https = protocol === 'https:'
  const directives = policies(`${https ? 'wss' : 'ws'}://${host}`, frontendOrigins)
  const settingOf = (kind: AnswerKind): SetHeaders => {
    const headers = madeBy({
      contentSecurityPolicy: { useDefaults: false, directives: directives[kind] },
      // The video player does not play on a page that sends no referrer.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
      // `frame-ancestors` covers this; X-Frame-Options cannot differ between kinds of responses.
      xFrameOptions: false,
    })
    headers.set('Permissions-Policy', permissions)
    return (res) => void res.setHeaders(headers)
  }
  return {
    page: settingOf('page'),
    frame: settingOf('frame'),
    widget: settingOf('widget'),
    api: settingOf('api'),
    docs: settingOf('docs'),
  }
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
