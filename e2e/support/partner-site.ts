import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { endsWithTest } from '@semaforo/testing/ends-with-test'

const pages = join(import.meta.dirname, '../partners')
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}
/** Pages with a policy that allows nothing inline, and of others the widget's site alone. */
const strict = ['/strict', '/hostile']
/** `plain.html` once more, as a page that its windows cannot reach, nor those that its frames open. */
const isolated = '/isolated'

/** What the pages of a partner are filled in with. */
export type Where = { site: string; partner: string }

/**
 * Serves the pages of `e2e/partners` as a site of their own: `/plain?mode=button` is `plain.html` with that attribute
 * on its element. Another host name than the product's makes it a third party.
 * @param built the folder of the scripts that were built
 */
export async function startPartnerSite(
  where: () => Where,
  built: () => string,
): Promise<{ url: string; server: Server }> {
  const server = createServer(async (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://partner')
    const { site } = where()
    const found = await contentOf(pathname, searchParams, where(), built()).catch(() => undefined)
    if (strict.includes(pathname))
      res.setHeader(
        'Content-Security-Policy',
        `default-src 'none'; script-src 'self' ${site}; style-src 'self'; frame-src ${site}`,
      )
    if (pathname === isolated) res.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
    res.writeHead(found === undefined ? 404 : 200, {
      'content-type': types[extname(pathname) || '.html'] ?? '',
    })
    res.end(found)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endsWithTest(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

async function contentOf(pathname: string, query: URLSearchParams, where: Where, built: string) {
  if (pathname === '/where.json') return JSON.stringify(where)
  if (pathname.startsWith('/react/')) return readFile(join(built, pathname))
  if (extname(pathname)) return readFile(join(pages, pathname))
  const attributes = [...query].map(([name, value]) => `${name}="${value}"`).join(' ')
  const name = pathname === isolated ? 'plain' : pathname
  const html = await readFile(join(pages, `${name}.html`), 'utf8')
  return html
    .replaceAll('{{site}}', where.site)
    .replaceAll('{{partner}}', where.partner)
    .replaceAll('{{attributes}}', attributes)
}
