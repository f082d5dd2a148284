import { PagesDocument, RenderedHeader } from '@semaforo/contracts'
import { z } from 'zod'

const hash = z.string()

/**
 * The pages of one release. They stay right while the shell has the same bundle (`shell` is its hash) and services
 * give the same answers (`reads`: hashes by address).
 */
const RenderedRelease = z.strictObject({
  ...PagesDocument.shape.releases.def.element.shape,
  states: z.array(z.unknown()),
  shell: hash,
  reads: z.record(z.string(), hash),
})
export type RenderedRelease = z.infer<typeof RenderedRelease>

/** Headers of one registry. */
const RenderedHeaders = z.strictObject({ registry: hash, shell: hash, pages: z.array(RenderedHeader) })
export type RenderedHeaders = z.infer<typeof RenderedHeaders>

/** What is rendered, as far as it is kept over a restart. */
export const Rendered = z.strictObject({
  releases: z.array(RenderedRelease),
  headers: z.array(RenderedHeaders),
})
export type Rendered = z.infer<typeof Rendered>

/** A release that failed last, with this shell; it is tried again at `retryAt` (as `performance.now()`). */
export type FailedRelease = {
  frontend: string
  version: string
  shell: string
  why: string
  retryAt: number
}

export type State = Rendered & { failures: FailedRelease[] }
