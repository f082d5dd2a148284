import type { FrontendRegistry, Release } from '@semaforo/contracts'
import type { Refusal } from '../refusal.ts'
import type { Asked } from './command.ts'
import { move } from './move.ts'
import { refuse } from './refuse.ts'
import type { Site } from './site.ts'

/** The registry of a frontend once a release is live, for everybody or for `percent` of the visitors. */
export function movedTo(
  release: Release,
  site: Site,
  { percent, ...asked }: Asked & { percent?: number | undefined },
): FrontendRegistry | Refusal {
  const { version, frontend } = release
  const command =
    percent === undefined
      ? ({ what: 'publish', version } as const)
      : ({ what: 'canary', version, percent } as const)
  const before = site.frontends.find(({ name }) => name === frontend)?.registry
  return refuse(release, site) ?? move(frontend, before, command, asked)
}
