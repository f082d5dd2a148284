import { inertJson } from '../edge/escape.ts'

/** The properties of schema.org whose values are addresses. */
const addresses = new Set(['item', 'url', '@id', 'image'])

/** What a page says of itself to search engines as a script element of data, with whole addresses. */
export function structuredData(objects: readonly unknown[] | undefined, publicUrl: string): string {
  if (!objects || objects.length === 0) return ''
  const graph = { '@context': 'https://schema.org', '@graph': resolved(objects, publicUrl) }
  return `<script type="application/ld+json">${inertJson(graph)}</script>`
}

function resolved(value: unknown, publicUrl: string, key = ''): unknown {
  if (typeof value === 'string')
    return addresses.has(key) && value.startsWith('/') ? absolute(publicUrl, value) : value
  if (Array.isArray(value)) return value.map((each) => resolved(each, publicUrl, key))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolved(each, publicUrl, key)]))
}

/** The address of a path of the site as users open it, whatever a request says. */
export function absolute(publicUrl: string, path: string): string {
  return new URL(new URL(publicUrl).origin + path).href
}
