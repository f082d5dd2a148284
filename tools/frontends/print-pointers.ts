import type { FrontendRegistry, Release, ShellOffer } from '@semaforo/contracts'
import { noteFor } from '@semaforo/releases'

/**
 * Says in one line what visitors get from now on.
 * @param changed whether the command moved anything
 * @param where what a command has to add to be about the same site
 */
export function printPointers(
  name: string,
  {
    stable,
    previous,
    canary,
    revision,
  }: Pick<FrontendRegistry, 'stable' | 'previous' | 'canary' | 'revision'>,
  { changed, where = '' }: { changed: boolean; where?: string },
): void {
  const shares = canary
    ? `${canary.version} para el ${canary.percent} % y ${stable} para los demás`
    : `${stable} para todos`
  const back = canary ? stable : previous
  const way = back ? ` Para volver a ${back}: npm run frontends -- rollback ${name}${where}.` : ''
  console.log(
    `${changed ? '' : 'Ya estaba así, nada cambió. '}«${name}»: ${shares} (revisión ${revision}).${way}`,
  )
}

/** Says what a team should know of a release that the site took. */
export function printNote(release: Release, shell: ShellOffer | undefined): void {
  const note = noteFor(release, shell)
  if (note) console.log(note)
}
