import { list as listRunning, type Running } from '@semaforo/releases'
import { table } from '../table.ts'
import type { Command } from './command.ts'

const columns = ['FRONTEND', 'VERSIÓN', 'VISITAS', 'DESDE', 'QUIÉN', 'REVISIÓN', 'NOTA']

/** Says what runs, who gets it, since when and by whom. */
export async function list({ dir }: Command): Promise<void> {
  const running = await listRunning(dir)
  if (running.length === 0) return console.log(`No hay nada publicado en ${dir}.`)
  for (const line of table([columns, ...running.map(rowOf)])) console.log(line)
}

function rowOf({ frontend, version, percent, revision, since, whole }: Running): string[] {
  const damaged = `dañada: npm run frontends -- rollback ${frontend}`
  const note = whole ? (since?.why ?? '') : damaged
  return [frontend, version, `${percent} %`, since?.at ?? '—', since?.by ?? '—', String(revision), note]
}
