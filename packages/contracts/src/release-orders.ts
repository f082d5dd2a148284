import * as z from 'zod/mini'
import { FrontendName, Integrity } from './registry.ts'
import { CanaryPercent, KeyId, LivePointers, ReleaseVersion, Signature } from './releases.ts'

/** Where a site takes orders and files of releases, and lists what runs. */
export const releasesPath = '/federation/releases'

const signed = {
  /** The origin of the one site that the order is for. */
  site: z.string().check(z.maxLength(200), z.regex(/^https?:\/\/[^/?#\s]+$/)),
  frontend: FrontendName,
  /** That of the frontend's registry which the team saw, 0 for none: an order that was carried out never is again. */
  revision: z.int().check(z.minimum(0)),
  why: z.optional(z.string().check(z.maxLength(200))),
  key: KeyId,
  signature: Signature,
}

/**
 * What a team asks of a site for its frontend; `signature` is Ed25519 over the canonical JSON (RFC 8785) of all the
 * rest. A canary without a version is the one that is there; `judge` moves nothing, and asks how it does.
 */
export const ReleaseOrder = z.discriminatedUnion('what', [
  z.strictObject({ ...signed, what: z.literal('publish'), version: ReleaseVersion }),
  z.strictObject({
    ...signed,
    what: z.literal('canary'),
    version: z.optional(ReleaseVersion),
    percent: CanaryPercent,
  }),
  z.strictObject({ ...signed, what: z.literal('promote') }),
  z.strictObject({ ...signed, what: z.literal('rollback') }),
  z.strictObject({ ...signed, what: z.literal('judge') }),
])
export type ReleaseOrder = z.infer<typeof ReleaseOrder>

/** An order, with the `release.json` of a release that the site may not have yet. */
export const ReleaseRequest = z.strictObject({ order: ReleaseOrder, release: z.optional(z.unknown()) })
export type ReleaseRequest = z.infer<typeof ReleaseRequest>

const Tally = z.object({ visits: z.int(), failed: z.int() })

/** How a canary does beside the stable release, and whether it fails more often beyond chance. */
export const CanaryVerdict = z.object({
  canary: Tally,
  stable: Tally,
  /** How likely the canary's failures are by chance alone, and below which probability it is taken back. */
  probability: z.number(),
  threshold: z.number(),
  failing: z.boolean(),
})
export type CanaryVerdict = z.infer<typeof CanaryVerdict>

/**
 * What came of an order: where the frontend's pointers lead now; or, while the site lacks files of the release, their
 * hashes and the name of the upload that takes them; or the verdict that was asked for.
 */
export const ReleaseAnswer = z.union([
  z.object({ registry: LivePointers }),
  z.object({ upload: z.string(), missing: z.array(Integrity) }),
  z.object({ verdict: CanaryVerdict }),
])
export type ReleaseAnswer = z.infer<typeof ReleaseAnswer>

/** One live release in a site's list: who gets it (percent of the visitors), since when and by whom. */
export const RunningRelease = z.object({
  frontend: FrontendName,
  version: ReleaseVersion,
  percent: z.number(),
  revision: z.int(),
  since: z.optional(z.object({ at: z.iso.datetime(), by: z.string(), why: z.optional(z.string()) })),
  /** The release that was taken back last, where that was the last move. */
  withdrawal: z.optional(
    z.object({ at: z.iso.datetime(), withdrew: z.optional(ReleaseVersion), why: z.optional(z.string()) }),
  ),
  /** Whether its manifest can be read: visitors do not get one that cannot. */
  whole: z.boolean(),
  /**
   * Why its pages could not be prerendered last: visitors get those of before, or where there are none, the page
   * once its script has arrived.
   */
  withoutPages: z.optional(z.string()),
})
export type RunningRelease = z.infer<typeof RunningRelease>

/** What runs on a site, by name, each stable release before its canary. */
export const RunningReleases = z.object({ frontends: z.array(RunningRelease) })
