import { escaped } from '../edge/escape.ts'
import type { Visit } from '../site/visitors.ts'
import { resolveDocument } from './document-target.ts'
import type { Rendered } from './rendered-pages.ts'
import { absolute } from './structured-data.ts'

/** The addresses of all pages that were rendered for everybody, as sitemaps.org has them. */
export function sitemap(visit: Visit | undefined, rendered: Rendered, publicUrl: string): string {
  const urls = pathsIn(visit, rendered).map(
    (path) => `  <url><loc>${escaped(absolute(publicUrl, path))}</loc></url>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}

function pathsIn(visit: Visit | undefined, rendered: Rendered): string[] {
  if (!visit) return []
  const paths = visit.registry.frontends.flatMap(({ name, version }) => [
    ...(rendered.pagesOf(name, version)?.keys() ?? []),
  ])
  return paths.filter((path) => resolveDocument(path, visit, rendered).fragment)
}

/** What the server answers to pages and people who sign in: no page among it. */
const closed = ['/api/', '/socket.io/', '/correo/', '/health/', '/metrics']

export function robots(publicUrl: string): string {
  const rules = closed.map((path) => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${absolute(publicUrl, '/sitemap.xml')}\n`
}
