import type { Kits, Release, ShellOffer } from '@semaforo/contracts'
import { Refusal } from '../refusal.ts'

/** Whether a release would find in the live shell what it takes from there. */
export function refuseForShell(release: Release, shell: ShellOffer | undefined): Refusal | undefined {
  if (!shell) return noShell()
  const gap = gapBetween(release, shell)
  if (!gap) return undefined
  const { kit, used, offered, missing } = gap
  if (missing) {
    return new Refusal(
      'missing-export',
      `El sitio no tiene ${missing} en ${kit} ${offered}, y «${release.frontend}» lo usa: revisa el nombre, espera a que se publique la página, o no lo uses.`,
    )
  }
  return new Refusal(
    'newer-than-shell',
    `«${release.frontend}» se construyó con ${kit} ${used} y el sitio ${brings(offered)}: espera a que se publique la página, o constrúyelo con lo que tiene.`,
  )
}

/** The same for a release that the site has stored and visitors are to get again: waiting or renaming is no advice. */
export function refuseReturn(release: Release, shell: ShellOffer | undefined): Refusal | undefined {
  if (!shell) return noShell()
  const gap = gapBetween(release, shell)
  if (!gap) return undefined
  return new Refusal(
    gap.missing ? 'missing-export' : 'newer-than-shell',
    `«${release.frontend}» ${release.version} no puede volver al sitio: ${lackIn(gap)}. Publica una versión nueva que no lo necesite.`,
  )
}

function noShell(): Refusal {
  return new Refusal('no-shell', 'El sitio todavía no tiene página: constrúyela con npm run build y repite.')
}

/**
 * What a team should know although nothing is refused: that the contracts differ says not what of them, and a site
 * takes what came before them.
 */
export function noteFor({ frontend, contracts }: Release, shell: ShellOffer | undefined): string | undefined {
  if (!shell || shell.contracts === contracts) return undefined
  return `«${frontend}» se construyó con otros contratos que el sitio: lo que solo está en los tuyos puede faltar ahí, así que revisa la página en ese sitio.`
}

/** Whether a shell would no longer bring what a live release takes from it. */
export function refuseShell(release: Release, shell: ShellOffer): Refusal | undefined {
  const gap = gapBetween(release, shell)
  if (!gap) return undefined
  return new Refusal(
    'shell-breaks-release',
    `La página no se publica: «${release.frontend}» ${release.version}, que está en el sitio, ${lackIn(gap)}. Publica antes un «${release.frontend}» que no lo necesite, o devuélvelo a la página.`,
  )
}

type Gap = { kit: string; used: string; offered: string | undefined; missing?: string }

/** The first thing that a release would miss in a page: a version that is new enough, or exports (the first five). */
function gapBetween(release: Release, { kits }: ShellOffer): Gap | undefined {
  for (const kit of Object.keys(release.uses) as (keyof Kits)[]) {
    const used = release.uses[kit]?.version ?? ''
    const offers = kits[kit]
    if (!offers || isNewer(used, offers.version)) return { kit, used, offered: offers?.version }
    const missing = wanted(release, kit).filter((name) => !offers.exports.includes(name))
    if (missing.length > 0)
      return { kit, used, offered: offers.version, missing: missing.slice(0, 5).join(', ') }
  }
  return undefined
}

function lackIn({ kit, used, offered, missing }: Gap): string {
  return missing
    ? `usa ${missing} de ${kit}, que esta página no trae`
    : `se construyó con ${kit} ${used}, y esta página ${brings(offered)}`
}

function wanted({ uses, nav }: Release, kit: keyof Kits): string[] {
  const names = uses[kit]?.exports ?? []
  return kit === 'ui' && nav ? [...names, nav.icon] : names
}

function brings(offered: string | undefined): string {
  return offered ? `tiene ${offered}` : 'no lo trae'
}

function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0
}
