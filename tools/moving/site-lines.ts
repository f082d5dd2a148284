import type { Snapshot } from '@semaforo/platform/archive'
import type { SiteFile } from '@semaforo/releases'
import type { Line } from './line.ts'

/** Everything of a site that is copied: what its platform holds, then the files of its releases. */
export async function* siteLines(snapshot: Snapshot, files: AsyncIterable<SiteFile>): AsyncGenerator<Line> {
  yield* snapshot.entries()
  for await (const { path, content } of files) {
    yield { kind: 'file', path, content: content.toString('base64') }
  }
}
