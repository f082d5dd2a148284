import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readAtMostEvery } from '@semaforo/releases'

/** The document of the live shell; `hash` is that of its bytes (hex SHA-256), `description` what it says of the site. */
export type ShellDocument = { html: string; hash: string; description: string | undefined }

const description = /<meta name="description" content="([^"&]*)">/

/** How long it is given without a look at the folder. */
const checkEveryMs = 200

/** The shell's document in a folder of frontends, as it is now; undefined while there is none. */
export function shellDocument(frontendsDir: string): () => Promise<ShellDocument | undefined> {
  const file = join(frontendsDir, 'shell/index.html')
  let known: { document: ShellDocument | undefined; stamp: string } = { document: undefined, stamp: '' }
  return readAtMostEvery(checkEveryMs, async () => {
    try {
      const { mtimeNs, size, ino } = await stat(file, { bigint: true })
      const stamp = `${mtimeNs} ${size} ${ino}`
      if (stamp === known.stamp) return known.document
      const html = await readFile(file, 'utf8')
      const hash = createHash('sha256').update(html).digest('hex')
      known = { stamp, document: { html, hash, description: description.exec(html)?.[1] } }
    } catch {
      known = { document: undefined, stamp: '' }
    }
    return known.document
  })
}
