import { fullTitle, laterType, type RegisteredFrontend, type Release } from '@semaforo/contracts'
import { escaped } from '../edge/escape.ts'
import type { DocumentTarget } from './document-target.ts'
import { absolute, structuredData } from './structured-data.ts'

const image = { path: '/social-card.png', width: 1200, height: 630 }

type Head = { title: string; description: string | undefined }

/** What a document says of its page to search engines and to links that lead to it. */
export function aboutPage({ path, fragment }: DocumentTarget, publicUrl: string, head?: Head): string {
  if (path === undefined || !head) return '<meta name="robots" content="noindex">'
  const address = absolute(publicUrl, path)
  const card = {
    'og:site_name': fullTitle({ title: '' }),
    'og:locale': 'es_MX',
    'og:type': 'website',
    'og:url': address,
    'og:title': head.title,
    ...(head.description && { 'og:description': head.description }),
    'og:image': absolute(publicUrl, image.path),
    'og:image:width': String(image.width),
    'og:image:height': String(image.height),
  }
  const properties = Object.entries(card).map(
    ([name, content]) => `<meta property="${name}" content="${escaped(content)}">`,
  )
  return [
    `<link rel="canonical" href="${escaped(address)}">`,
    ...properties,
    '<meta name="twitter:card" content="summary_large_image">',
    structuredData(fragment?.page.head?.structuredData, publicUrl),
  ].join('')
}

/**
 * The styles of a release, and what its first page runs: that is fetched after the first paint (the shell's boot script), as the
 * page itself asks for it, so that nothing is fetched twice.
 */
export function filesOf({ entry }: RegisteredFrontend, { entry: file, eager = [], files }: Release): string {
  const base = entry.slice(0, -file.length)
  return [file, ...eager]
    .map((path) => {
      const what = path.endsWith('.css') ? 'rel="stylesheet"' : `rel="${laterType}" as="script"`
      const integrity = files[path]?.integrity ?? ''
      return `<link ${what} href="${escaped(base + path)}" integrity="${integrity}" crossorigin="anonymous">`
    })
    .join('')
}
