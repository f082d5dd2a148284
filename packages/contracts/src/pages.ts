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
  html: z.string().check(z.maxLength(2_000_000)),
  state: z.unknown(),
})
export type RenderedPage = z.infer<typeof RenderedPage>

/** The header of a guest on one page, where the page's registry has these sections. */
export const RenderedHeader = z.strictObject({
  path: z.string(),
  html: z.string().check(z.maxLength(50_000)),
})
export type RenderedHeader = z.infer<typeof RenderedHeader>

/** A release whose pages could not be rendered last, and why in a line for its team. */
export const PageFailure = z.strictObject({
  frontend: FrontendName,
  version: ReleaseVersion,
  why: z.string().check(z.maxLength(300)),
})
export type PageFailure = z.infer<typeof PageFailure>

/**
 * All rendered pages. `shell` is the hash (hex SHA-256) of the document of the shell that they were rendered for:
 * they fit no other. `headers` are by the registry that a visitor's page gets, `registry` being `registryHash`
 * (@semaforo/releases) of it. A release may be among `failures` and among `releases`: its pages are those of its last
 * success, and lack what the catalog has got since.
 */
export const PagesDocument = z.strictObject({
  shell: z.string(),
  releases: z.array(
    z.strictObject({
      frontend: FrontendName,
      version: ReleaseVersion,
      pages: z.array(RenderedPage),
    }),
  ),
  headers: z.array(z.strictObject({ registry: z.string(), pages: z.array(RenderedHeader) })),
  failures: z.array(PageFailure),
})
export type PagesDocument = z.infer<typeof PagesDocument>

/** The releases whose pages could not be rendered last, for who asks what runs. */
export const PageFailures = PagesDocument.shape.failures

/** Where the gateway reads the rendered pages, from service to service; with an ETag. */
export const readPages = { path: '/internal/pages' } as const

/** Where `PageFailures` alone are read. */
export const readPageFailures = { path: '/internal/pages/failures' } as const

/** The file of a release that renders its pages, and the one of the shell: ES modules that no page loads. */
export const pageBundle = 'server/pages.js'
