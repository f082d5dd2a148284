import { createHash } from 'node:crypto'
import { type Copy, differences, type Target } from '@semaforo/platform/archive'
import type { ReceivedCopy } from '@semaforo/releases'
import { createTally, type Line, type Sums, tallied } from './line.ts'
import { Problem } from './problem.ts'
import { siteLines } from './site-lines.ts'

/** Identifies a snapshot: the site's fingerprint and a hash of its section checksums. */
export function copyOf(site: string, sums: Sums): Copy {
  const sections = Object.entries(sums).sort(([one], [other]) => (one < other ? -1 : 1))
  return { site, id: createHash('sha256').update(JSON.stringify(sections)).digest('hex').slice(0, 16) }
}

/**
 * Copies lines into an empty platform and a folder of frontends, reads back what arrived, and makes it the site's data
 * when it is what was sent. A copy that arrived before is only read back.
 * @param sums what the lines add up to
 */
export async function copyInto(
  { target, releases }: { target: Target; releases: ReceivedCopy },
  lines: AsyncIterable<Line>,
  { sums, say }: { sums: Sums; say(line: string): void },
): Promise<void> {
  const tally = createTally(say)
  for await (const line of lines) {
    tally.add(line)
    if (line.kind === 'file')
      await releases.write({ path: line.path, content: Buffer.from(line.content, 'base64') })
    else if (!target.isWhole) await target.write(line)
  }
  tally.end()
  say('comprobando lo copiado')
  const arrived = await target.written()
  const found = await tallied(siteLines(arrived, releases.written())).finally(() => arrived.close())
  const different = differences(sums, found)
  if (different.length > 0) throw new Problem(notTheSame(target.isWhole, different))
  await releases.finish()
  await target.finish()
}

function notTheSame(wasWhole: boolean, sections: readonly string[]): string {
  const where = sections.join(', ')
  if (wasWhole) return `El destino ya tiene esta copia y cambió desde entonces (${where}): no se cambió nada.`
  return `Lo copiado no es igual en ${where}: revisa el disco y que nadie más escriba ahí, y repite.`
}
