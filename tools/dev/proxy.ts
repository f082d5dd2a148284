import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { createProxyMiddleware, type RequestHandler, responseInterceptor } from 'http-proxy-middleware'
import { cookiesForSite } from './cookies.ts'
import { headersForPage } from './headers.ts'

const unreachable = 'El sitio no contesta. Cuando vuelva, recarga la página.\n'

/** The site's origin, and the port of the development server before it. */
export type Target = { site: string; port: number }

/** Passes requests and upgrades on to the site, as if its own page had sent them. */
export function passOn(target: Target): RequestHandler {
  return createProxyMiddleware({
    ...toSite(target),
    on: {
      ...asOwnPage(target),
      proxyRes: (answer) => {
        answer.headers = headersForPage(answer.headers, target)
      },
    },
  })
}

/** Passes requests on, and gives the page another body where the site answers 200. */
export function passOnChanged(target: Target, change: (body: string) => string): RequestHandler {
  const on = asOwnPage(target)
  return createProxyMiddleware({
    ...toSite(target),
    selfHandleResponse: true,
    on: {
      ...on,
      proxyReq: (request) => {
        on.proxyReq(request)
        // The site has never seen what the page keeps.
        request.removeHeader('if-none-match')
        request.removeHeader('if-modified-since')
      },
      proxyRes: (answer, req, res) => {
        answer.headers = { ...headersForPage(answer.headers, target), 'cache-control': 'no-store' }
        delete answer.headers.etag
        return changed(answer, req, res)
      },
    },
  })

  async function changed(...[answer, req, res]: Parameters<ReturnType<typeof responseInterceptor>>) {
    const intercept = responseInterceptor(async (body) =>
      answer.statusCode === 200 ? change(body.toString()) : body,
    )
    await intercept(answer, req, res)
  }
}

function toSite({ site }: Target) {
  // Without forwarding headers, so that a site on this machine sees a local request.
  return { target: site, changeOrigin: true, xfwd: false } as const
}

function asOwnPage({ site, port }: Target) {
  // Any other origin stays what it is, for the site to refuse.
  const ours = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`)
  const rewrite = (request: ClientRequest) => {
    const { origin, cookie } = request.getHeaders()
    if (ours.includes(String(origin))) request.setHeader('origin', site)
    if (cookie) request.setHeader('cookie', cookiesForSite(String(cookie)))
  }
  return {
    proxyReq: rewrite,
    proxyReqWs: rewrite,
    error: (_error: Error, _req: IncomingMessage, res: ServerResponse | { destroy(): void }) => {
      if (!('writeHead' in res)) return res.destroy()
      if (!res.headersSent) res.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
      res.end(unreachable)
    },
  }
}
