import type { RunningRelease } from '@semaforo/contracts'
import { list as listRunning } from '@semaforo/releases'
import { table } from '../table.ts'
import type { Command } from './command.ts'
import { runningOn } from './site/list.ts'

const columns = ['FRONTEND', 'VERSIÓN', 'VISITAS', 'DESDE', 'QUIÉN', 'REVISIÓN', 'NOTA']

/** Says what runs, who gets it, since when and by whom. */
export async function list({ dir, site }: Command): Promise<void> {
  const running = site === undefined ? await listRunning(dir) : await runningOn(site)
  if (running.length === 0) return console.log(`No hay nada publicado en ${site ?? dir}.`)
  for (const line of table([columns, ...running.map(rowOf)])) console.log(line)
}

function rowOf({ frontend, version, percent, revision, since, withdrawal, whole }: RunningRelease): string[] {
  const damaged = `dañada: npm run frontends -- rollback ${frontend}`
  const withdrawn =
    withdrawal && `se retiró ${withdrawal.withdrew}${withdrawal.why ? `: ${withdrawal.why}` : ''}`
  const note = whole ? (withdrawn ?? since?.why ?? '') : damaged
  return [frontend, version, `${percent} %`, since?.at ?? '—', since?.by ?? '—', String(revision), note]
}
