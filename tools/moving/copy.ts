import { differences, type Target } from '@semaforo/platform/archive'
import { receiveCopy } from '@semaforo/releases'
import { createTally, type Line, type Sums, tallied } from './line.ts'
import { Problem } from './problem.ts'
import { siteLines } from './site-lines.ts'

/**
 * Copies lines into an empty platform and a folder of frontends, reads back what arrived, and makes it the site's data
 * when it is what was sent.
 * @param sums what the lines must add up to
 */
export async function copyInto(
  { target, frontendsDir }: { target: Target; frontendsDir: string },
  lines: AsyncIterable<Line>,
  { sums, say }: { sums: Sums; say(line: string): void },
): Promise<void> {
  const releases = await receiveCopy(frontendsDir)
  try {
    const tally = createTally(say)
    for await (const line of lines) {
      tally.add(line, '')
      if (line.kind !== 'file') await target.write(line)
      else await releases.write({ path: line.path, content: Buffer.from(line.content, 'base64') })
    }
    tally.end()
    say('comprobando lo copiado')
    const arrived = await target.written()
    const found = await tallied(siteLines(arrived, releases.written())).finally(() => arrived.close())
    const different = differences(sums, found)
    if (different.length > 0)
      throw new Problem(`Lo copiado no es igual en ${different.join(', ')}: revisa el disco y repite.`)
    await releases.finish()
    await target.finish()
  } finally {
    await releases.close()
  }
}
