import type { FrontendRegistry } from '@semaforo/contracts'

/** Says in one line what visitors get from now on. */
export function tell(name: string, { stable, previous, canary, revision }: FrontendRegistry): void {
  const shares = canary
    ? `${canary.version} para el ${canary.percent} % y ${stable} para los demás`
    : `${stable} para todos`
  const back = canary ? stable : previous
  const way = back ? ` Para volver a ${back}: npm run frontends -- rollback ${name}.` : ''
  console.log(`«${name}»: ${shares} (revisión ${revision}).${way}`)
}
