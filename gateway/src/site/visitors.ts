import { createHash, randomInt } from 'node:crypto'
import type { Registry } from '@semaforo/contracts'
import {
  type KnownFrontend,
  type LiveFrontends,
  registryHash,
  resolveFor,
  resolveStable,
} from '@semaforo/releases'
import type { Request, Response } from 'express'

/** A visitor's share, 0 to 99. It is all that the cookie says, and the same for every hundredth visitor. */
const shareCookie = 'reparto'
const cookieLifeMs = 365 * 24 * 3_600_000
/** The cookie's path before documents depended on it. Browsers send a cookie with this path before the cookie of `/`. */
const formerPath = '/federation'

/** What the visitors of one share get. `id` names it; `hash` names the header that fits it. */
type Resolved = { registry: Registry; id: string; hash: string }

/** What one visitor gets. `varies`: others may get something else at the same address. */
export type Visit = Resolved & { frontends: readonly KnownFrontend[]; varies: boolean }

/** Who gets which releases; undefined for a site without any. */
export type Visitors = {
  /**
   * The stable release of each frontend, or its canary for the visitors whose share it reaches. The share is drawn and
   * kept in a cookie while any frontend has a canary, so that a visitor keeps what they got.
   */
  visitOf(req: Request, res: Response): Promise<Visit | undefined>
  /** The stable releases. */
  everybody(): Promise<Visit | undefined>
}

export function visitors(live: LiveFrontends, publicUrl: string, origins: readonly string[]): Visitors {
  const cookie = { httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const
  let known: { frontends: readonly KnownFrontend[]; resolved: Map<number | undefined, Resolved> } | undefined

  function resolve(frontends: readonly KnownFrontend[], share: number | undefined): Resolved {
    if (known?.frontends !== frontends) known = { frontends, resolved: new Map() }
    const before = known.resolved.get(share)
    if (before) return before
    const registry =
      share === undefined ? resolveStable(frontends, origins) : resolveFor(frontends, share, origins)
    const id = createHash('sha256').update(JSON.stringify(registry)).digest('hex')
    const resolved = { registry, id, hash: registryHash(registry) }
    known.resolved.set(share, resolved)
    return resolved
  }

  function shareOf(req: Request, res: Response): number {
    const drawn = sharesIn(req.headers.cookie)
    if (drawn.length > 1) res.clearCookie(shareCookie, { ...cookie, path: formerPath })
    const last = drawn.at(-1)
    if (last !== undefined) return last
    const share = randomInt(100)
    res.cookie(shareCookie, String(share), { ...cookie, path: '/', maxAge: cookieLifeMs })
    return share
  }

  async function visit(shared?: () => number): Promise<Visit | undefined> {
    const frontends = await live()
    if (frontends.length === 0) return undefined
    const varies = frontends.some(({ registry }) => registry.canary)
    return { ...resolve(frontends, varies ? shared?.() : undefined), frontends, varies }
  }

  return { visitOf: (req, res) => visit(() => shareOf(req, res)), everybody: () => visit() }
}

function sharesIn(cookies = ''): number[] {
  const found = cookies.matchAll(/(?:^|;\s*)reparto=(\d{1,2})(?=;|$)/g)
  return [...found].map(([, share]) => Number(share))
}
