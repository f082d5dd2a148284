import type { RunningRelease } from '@semaforo/contracts'
import { list as listRunning, withFailures } from '@semaforo/releases'
import { table } from '../table.ts'
import type { Command } from './command.ts'
import { pageFailuresHere } from './page-failures.ts'
import { runningOn } from './site/list.ts'

const columns = ['FRONTEND', 'VERSIÓN', 'VISITAS', 'DESDE', 'QUIÉN', 'REVISIÓN', 'NOTA']

/** Says what runs, who gets it, since when and by whom. */
export async function list({ dir, site }: Command): Promise<void> {
  const running =
    site === undefined
      ? withFailures(await listRunning(dir), await pageFailuresHere())
      : await runningOn(site)
  if (running.length === 0) return console.log(`No hay nada publicado en ${site ?? dir}.`)
  for (const line of table([columns, ...running.map(rowOf)])) console.log(line)
}

function rowOf(running: RunningRelease): string[] {
  const { frontend, version, percent, revision, since } = running
  const when = since?.at ?? '—'
  return [frontend, version, `${percent} %`, when, since?.by ?? '—', String(revision), noteOf(running)]
}

function noteOf({ frontend, since, withdrawal, withoutPages, whole }: RunningRelease): string {
  if (!whole) return `dañada: npm run frontends -- rollback ${frontend}`
  const withdrawn =
    withdrawal && `se retiró ${withdrawal.withdrew}${withdrawal.why ? `: ${withdrawal.why}` : ''}`
  const unprepared = withoutPages && `no se pudieron preparar sus páginas: ${withoutPages}`
  return [withdrawn ?? since?.why, unprepared].filter(Boolean).join('; ')
}
