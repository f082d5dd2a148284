import { PagesDocument, RenderedHeader } from '@semaforo/contracts'
import { z } from 'zod'

const hash = z.string()

/**
 * The pages of one release. They stay right while the shell has the same bundle (`shell` is its hash) and services
 * give the same answers (`reads`: hashes by address).
 */
const RenderedRelease = z.strictObject({
  ...PagesDocument.shape.releases.def.element.shape,
  shell: hash,
  reads: z.record(z.string(), hash),
})
export type RenderedRelease = z.infer<typeof RenderedRelease>

/** Headers of one registry. */
const RenderedHeaders = z.strictObject({ registry: hash, shell: hash, pages: z.array(RenderedHeader) })
export type RenderedHeaders = z.infer<typeof RenderedHeaders>

/** What is rendered for the shell's document with the hash `shell`, as it is stored over a restart. */
export const Rendered = z.strictObject({
  shell: hash,
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

/** While there is no shell. */
export const nothing: State = { shell: '', releases: [], headers: [], failures: [] }
