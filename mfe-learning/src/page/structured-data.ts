import type { Crumb } from './breadcrumbs.tsx'

/** An object of schema.org. Paths of this site stand for addresses: whoever writes the document completes them. */
export type Thing = { '@type': string; [property: string]: unknown }

/** Who makes the lessons. */
export const provider: Thing = { '@type': 'Organization', name: 'Semáforo PyME', url: '/home' }

/** The way to a page, as search engines show it. */
export function breadcrumbList(crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  }
}
