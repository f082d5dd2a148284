import * as z from 'zod/mini'
import { FrontendName } from '../registry.ts'
import { CanaryPercent, LivePointers, Move, ReleaseVersion } from '../releases.ts'
import { eventType } from './event.ts'

/**
 * A frontend's pointers were moved; `subject` is the frontend, `sequence` the revision that the move made. `live` is
 * where they led when the event was published, which is after a later move where several were published together. `by` is the team,
 * or `sitio` for what was done at a site's own folder; `why` the reason that the site itself had, never a person's
 * note.
 */
const ReleaseMoved = z.object({
  frontend: FrontendName,
  revision: z.int().check(z.minimum(1)),
  at: z.iso.datetime(),
  by: z.string(),
  what: Move.shape.what,
  version: ReleaseVersion,
  percent: z.optional(CanaryPercent),
  withdrew: Move.shape.withdrew,
  why: Move.shape.why,
  live: LivePointers,
})
export type ReleaseMoved = z.infer<typeof ReleaseMoved>

const moved = (how: string) =>
  eventType({ topic: 'frontends.release', type: `frontends.release.${how}.v1`, data: ReleaseMoved })

/** A release is everybody's. */
export const releasePublished = moved('published')
/** A share of the visitors gets a release. */
export const releaseCanary = moved('canary')
/** A canary became everybody's release. */
export const releasePromoted = moved('promoted')
/** A canary, or where there was none everybody's release, was taken back. */
export const releaseRolledBack = moved('rolledback')

/** The event of each kind of move. */
export const releaseEvents = {
  publish: releasePublished,
  canary: releaseCanary,
  promote: releasePromoted,
  rollback: releaseRolledBack,
} as const
