import * as z from 'zod/mini'
import { FrontendName, FrontendNav, FrontendRoute, Integrity } from './registry.ts'

/** What one release may hold at most, compressed variants included, and how long its `release.json` may be. */
export const releaseLimits = {
  files: 500,
  fileBytes: 10_000_000,
  bytes: 30_000_000,
  manifestBytes: 500_000,
} as const

const filePath =
  /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?(?:\/[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?)*$/

/** Raised when a shell no longer loads what an older build made: such a release has to be built again. */
export const releaseFormat = 2
const routePath = /^\/(?:[A-Za-z0-9][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9][A-Za-z0-9._~-]*)*)?$/

const texts = {
  path: 'no es una ruta que se acepte: usa letras sin acento, números, «.», «-», «_» y «/» entre carpetas',
  fileBytes: `pasa de ${releaseLimits.fileBytes} bytes: hazlo más pequeño`,
  files: `son más de ${releaseLimits.files} archivos: publica menos`,
  bytes: `pasan de ${releaseLimits.bytes} bytes en total: publica menos`,
  twins: 'dos nombres chocan, o solo difieren en mayúsculas: cambia uno',
  entry: 'no está entre los archivos de la versión',
  eager: 'nombra un archivo que no está entre los de la versión',
  prerender: 'es una lista de hasta tres páginas: escribe ["page"], o quítala',
  guarded: 'no va con «access»: la página se prepara como la ve quien no ha entrado, quítala',
  prerendered: 'tiene que ser «page», «tags» o «roadmaps»',
  format: 'es de un sitio anterior: constrúyelo de nuevo',
  nav: 'lleva a una dirección que no está entre las rutas de la versión',
}

/** Of three numbers, with what distinguishes builds of one version: `0.1.0`, `0.1.0-add70b066f`. */
export const ReleaseVersion = z
  .string()
  .check(z.maxLength(64), z.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[a-z0-9]+)*$/))

/** A file inside a release: what every file system keeps as it is and every server finds. */
const FilePath = z.string().check(z.maxLength(200, texts.path), z.regex(filePath, texts.path))

const ReleaseFile = z.strictObject({
  integrity: Integrity,
  bytes: z.int().check(z.minimum(0), z.maximum(releaseLimits.fileBytes, texts.fileBytes)),
})

/** The files of a release by their paths; `release.json` is not among them. */
const ReleaseFiles = z.record(FilePath, ReleaseFile).check(
  z.refine((files) => Object.keys(files).length <= releaseLimits.files, texts.files),
  z.refine((files) => totalBytes(files) <= releaseLimits.bytes, texts.bytes),
  z.refine((files) => canStandTogether(['release.json', ...Object.keys(files)]), texts.twins),
)

function totalBytes(files: Record<string, { bytes: number }>): number {
  return Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Whether no two are the same to a file system that ignores case, and none is the folder of another. */
function canStandTogether(paths: string[]): boolean {
  const folders = new Map<string, string>()
  for (const path of paths)
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
      const folder = path.slice(0, at)
      if ((folders.get(folder.toLowerCase()) ?? folder) !== folder) return false
      folders.set(folder.toLowerCase(), folder)
    }
  const names = paths.map((path) => path.toLowerCase())
  return new Set(names).size === names.length && !names.some((name) => folders.has(name))
}

/** A package as the page holds it once for all frontends: its version, and names that it exports. */
const Kit = z.strictObject({
  version: z.string().check(z.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/)),
  exports: z.array(z.string().check(z.regex(/^[A-Za-z_$][\w$]{0,60}$/))).check(z.maxLength(1_000)),
})

/**
 * What a release uses of the shell, or what the shell exports. `federation` is the federation runtime.
 */
export const Kits = z.strictObject({
  ui: Kit,
  'frontend-kit': Kit,
  federation: z.optional(Kit),
})
export type Kits = z.infer<typeof Kits>

/** What a public key is called: the first 128 bits of its hash. */
export const KeyId = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/** An Ed25519 signature in base64. */
export const Signature = z.string().check(z.regex(/^[A-Za-z0-9+/]{86}==$/))

const ContractsHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** The exports of the live shell for the frontends that it loads. */
export const ShellOffer = z.object({ kits: Kits, contracts: ContractsHash })
export type ShellOffer = z.infer<typeof ShellOffer>

/**
 * Which pages of a route are rendered before anybody asks for them: the route's own (`page`), or one below it for each
 * topic (`tags`) or roadmap (`roadmaps`) of the catalog, under its slug. The others are the empty shell at first.
 */
export const Prerender = z
  .array(z.enum(['page', 'tags', 'roadmaps'], texts.prerendered), texts.prerender)
  .check(z.minLength(1, texts.prerender), z.maxLength(3, texts.prerender))
export type Prerender = z.infer<typeof Prerender>

const ReleaseRoute = z
  .strictObject({
    ...FrontendRoute.shape,
    path: z.string().check(z.maxLength(100), z.regex(routePath, texts.path)),
    title: z.string().check(z.minLength(1), z.maxLength(100)),
    description: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    prerender: z.optional(Prerender),
  })
  .check(
    z.refine(({ access, prerender }) => !access || !prerender, {
      error: texts.guarded,
      path: ['prerender'],
    }),
  )

/** An https origin: scheme, host and port, nothing else. */
export const httpsOrigin = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/

/**
 * What a frontend says of itself in `frontend.json`. Where its team serves the files itself, under the same paths
 * as the site, `origin` is where: a site that lists it sends pages there.
 */
export const FrontendDescription = z.strictObject({
  name: FrontendName,
  origin: z.optional(z.string().check(z.maxLength(200), z.regex(httpsOrigin))),
  routes: z.array(ReleaseRoute).check(z.minLength(1), z.maxLength(50)),
  nav: z.optional(z.strictObject(FrontendNav.shape)),
})
export type FrontendDescription = z.infer<typeof FrontendDescription>

/**
 * `release.json`: one release of a frontend, whole. `files` and `entry` are relative to its folder; `uses` is what
 * it takes of the shell; `eager` are the files that every page of it loads
 * after the entry; `contracts` the hash of the contracts that it was built with; `key` the id of its team's
 * public key; `signature` Ed25519 over the canonical JSON (RFC 8785) of all the rest.
 */
export const Release = z
  .strictObject({
    format: z.literal(releaseFormat, texts.format),
    frontend: FrontendName,
    version: ReleaseVersion,
    files: ReleaseFiles,
    entry: FilePath,
    eager: z.optional(z.array(FilePath).check(z.maxLength(50))),
    routes: FrontendDescription.shape.routes,
    nav: FrontendDescription.shape.nav,
    origin: FrontendDescription.shape.origin,
    uses: Kits,
    contracts: ContractsHash,
    key: KeyId,
    signature: Signature,
  })
  .check(
    z.refine(({ files, entry }) => Object.hasOwn(files, entry), { error: texts.entry, path: ['entry'] }),
    z.refine(({ files, eager = [] }) => eager.every((file) => Object.hasOwn(files, file)), {
      error: texts.eager,
      path: ['eager'],
    }),
    z.refine(({ nav, routes }) => !nav?.path || routes.some(({ path }) => path === nav.path), {
      error: texts.nav,
      path: ['nav'],
    }),
  )
export type Release = z.infer<typeof Release>

const Instant = z.iso.datetime()

/** The author of a move that no person asked for. */
export const siteItself = 'sitio'

/** A move of a frontend's pointers; `key` is the key of the order that asked for it, if an order did. */
export const Move = z.object({
  revision: z.int(),
  at: Instant,
  by: z.string().check(z.minLength(1), z.maxLength(100)),
  what: z.enum(['publish', 'canary', 'promote', 'rollback']),
  version: ReleaseVersion,
  percent: z.optional(z.int()),
  why: z.optional(z.string().check(z.maxLength(200))),
  /** The release that a rollback took from visitors. */
  withdrew: z.optional(ReleaseVersion),
  key: z.optional(KeyId),
})
export type Move = z.infer<typeof Move>

/** What share of the visitors gets a canary. */
export const CanaryPercent = z.int().check(z.minimum(1), z.maximum(99))

/**
 * Which releases of one frontend are live. `revision` grows by one with each move; `previous` is where a rollback
 * leads; `retired` says when each release that is stored and not live ceased to be.
 */
export const FrontendRegistry = z.object({
  stable: ReleaseVersion,
  previous: z.optional(ReleaseVersion),
  canary: z.optional(z.object({ version: ReleaseVersion, percent: CanaryPercent })),
  revision: z.int().check(z.minimum(1)),
  retired: z.record(z.string(), Instant),
  history: z.array(Move),
})
export type FrontendRegistry = z.infer<typeof FrontendRegistry>

/** Where the pointers of one frontend lead. */
export const LivePointers = z.pick(FrontendRegistry, {
  stable: true,
  previous: true,
  canary: true,
  revision: true,
})
export type LivePointers = z.infer<typeof LivePointers>
