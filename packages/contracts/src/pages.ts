import * as z from 'zod/mini'
import { FrontendName } from './registry.ts'
import { ReleaseVersion } from './releases.ts'

/**
 * What a page says of itself to search engines, to links that lead to it, and in the browser's tab. `structuredData`
 * are objects of schema.org without `@context`. `missing`: there is no such topic or roadmap (any more).
 */
export const PageHead = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  description: z.optional(z.string().check(z.maxLength(300))),
  structuredData: z.optional(z.array(z.record(z.string(), z.unknown())).check(z.maxLength(20))),
  missing: z.optional(z.literal(true)),
})
export type PageHead = z.infer<typeof PageHead>

/**
 * One page as a guest sees it before any script has run: the markup that its frontend hydrates, and the answers that
 * it was rendered with, as TanStack Query dehydrates them.
 */
export const RenderedPage = z.strictObject({
  path: z.string().check(z.startsWith('/'), z.maxLength(200)),
  head: z.optional(PageHead),
  html: z.string().check(z.maxLength(500_000)),
  state: z.unknown(),
})
export type RenderedPage = z.infer<typeof RenderedPage>

/** The header of a guest on one page, where the page's registry has these sections. */
export const RenderedHeader = z.strictObject({
  path: z.string(),
  html: z.string().check(z.maxLength(50_000)),
})

/**
 * All rendered pages. `shell` is the hash (hex SHA-256) of the document of the shell that they were rendered for:
 * they fit no other. `headers` are by the registry that a visitor's page gets, `registry` being `registryHash`
 * (@semaforo/releases) of it.
 */
export const PagesDocument = z.strictObject({
  shell: z.string(),
  releases: z.array(
    z.strictObject({ frontend: FrontendName, version: ReleaseVersion, pages: z.array(RenderedPage) }),
  ),
  headers: z.array(z.strictObject({ registry: z.string(), pages: z.array(RenderedHeader) })),
})
export type PagesDocument = z.infer<typeof PagesDocument>

/** Where the gateway reads the rendered pages, from service to service; with an ETag. */
export const readPages = { path: '/internal/pages' } as const

/** The file of a release that renders its pages, and the one of the shell: ES modules that no page loads. */
export const pageBundle = 'server/pages.js'
