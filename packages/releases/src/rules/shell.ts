import type { Kits, Release, ShellOffer } from '@semaforo/contracts'
import { Refusal } from '../refusal.ts'

/** Whether a release would find in the live shell what it takes from there. */
export function refuseForShell(release: Release, shell: ShellOffer | undefined): Refusal | undefined {
  if (!shell) {
    return new Refusal(
      'no-shell',
      'El sitio todavía no tiene página: constrúyela con npm run build y repite.',
    )
  }
  for (const kit of ['ui', 'frontend-kit'] as const) {
    const [uses, offers] = [release.uses[kit], shell.kits[kit]]
    if (isNewer(uses.version, offers.version)) {
      return new Refusal(
        'newer-than-shell',
        `«${release.frontend}» se construyó con ${kit} ${uses.version} y el sitio tiene ${offers.version}: espera a que se publique la página, o constrúyelo con ${offers.version}.`,
      )
    }
    const missing = wanted(release, kit).filter((name) => !offers.exports.includes(name))
    if (missing.length > 0) {
      return new Refusal(
        'missing-export',
        `El sitio no tiene ${missing.slice(0, 5).join(', ')} en ${kit} ${offers.version}, y «${release.frontend}» lo usa: espera a que se publique la página, o no lo uses.`,
      )
    }
  }
  return undefined
}

function wanted({ uses, nav }: Release, kit: keyof Kits): string[] {
  return kit === 'ui' && nav ? [...uses.ui.exports, nav.icon] : uses[kit].exports
}

function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0
}
