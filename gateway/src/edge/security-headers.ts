import type { ServerResponse } from 'node:http'

/** Headers as Node writes them fastest: name, value, name, value. Names are lower case. */
export type FlatHeaders = readonly string[]

/** Older browsers do not take a page's own origin for its WebSockets as well: they are named. */
const page = (sockets: string) => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https://i.ytimg.com",
  "font-src 'self'",
  `connect-src 'self' ${sockets}`,
  "frame-src 'self' https://www.youtube-nocookie.com",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
]

/**
 * What Redoc puts into style elements as it starts, by its hash: nothing, to be filled by script, and the rules
 * of its scroll bars. No other inline style is let in.
 */
const redocStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='",
]

/** Content security policies by kind of answer; data and frames get along with less than a page. */
const policies = (sockets: string) => ({
  page: [...page(sockets), "frame-ancestors 'none'"],
  frame: [...page(sockets), "frame-ancestors 'self'"],
  api: ["default-src 'none'", "frame-ancestors 'none'"],
  docs: [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${redocStyles.join(' ')}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ],
})
export type AnswerKind = keyof ReturnType<typeof policies>

/** The headers that every answer carries; made once, by kind, for a site that the public opens there. */
export function securityHeaders(publicUrl: string): Record<AnswerKind, FlatHeaders> {
  const { protocol, host } = new URL(publicUrl)
  const https = protocol === 'https:'
  const byKind = policies(`${https ? 'wss' : 'ws'}://${host}`)
  const common = [
    ['x-content-type-options', 'nosniff'],
    // The video player refuses to play for a page that sends no referrer at all.
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(https ? [['strict-transport-security', 'max-age=31536000']] : []),
  ].flat()
  const headers = (kind: AnswerKind) => ['content-security-policy', byKind[kind].join('; '), ...common]
  return { page: headers('page'), frame: headers('frame'), api: headers('api'), docs: headers('docs') }
}

/** Sets headers that whoever answers may still replace. */
export function setHeaders(res: ServerResponse, headers: FlatHeaders): void {
  for (let i = 0; i < headers.length; i += 2) res.setHeader(headers[i] ?? '', headers[i + 1] ?? '')
}
