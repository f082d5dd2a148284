import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import {
  brotliBytes,
  keepPartsWithin,
  keepWithin,
  type PartBytes,
  partBytes,
} from '@semaforo/frontend-kit/build'
import { makeKeyPair, noteFor, refuseUnfit } from '@semaforo/releases'
import { buildRelease } from '../frontends/build-release.ts'
import { readJson, root } from '../frontends/checkout.ts'
import { surroundingsAt, surroundingsOf } from './surroundings.ts'

/** The live site: its address, or else its folder. */
type Where = { site?: string | undefined; dir: string }

/**
 * Builds a frontend without publishing it, within its budget, and compares it with the live site: its bytes, and what a
 * publication would note.
 * @throws {Error} in the words of the publication that would be refused
 */
export async function checkRelease(
  folder: string,
  { site, dir }: Where,
): Promise<{ bytes: number; note: string | undefined }> {
  const surroundings = await (site ? surroundingsAt(site) : surroundingsOf(dir))
  const built = mkdtempSync(join(tmpdir(), 'semaforo-check-'))
  try {
    const release = await buildRelease(folder, built, makeKeyPair())
    const bytes = brotliBytes(built)
    const budgets = readJson<Required<PartBytes> & { remote: number }>(root, 'budgets.json')
    keepWithin(budgets.remote, bytes, basename(folder))
    keepPartsWithin(budgets, partBytes(built))
    const refusal = refuseUnfit(release, surroundings)
    if (refusal) throw refusal
    return { bytes, note: noteFor(release, surroundings.shell) }
  } finally {
    rmSync(built, { recursive: true, force: true })
  }
}
