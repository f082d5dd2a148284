import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { widgetFolder } from '@semaforo/contracts'
import type { LiveFrontends } from '@semaforo/releases'
import { unavailable } from '@semaforo/service-kit'

/** The frontend whose releases bring the widget. */
const frontend = 'diagnostic'
/** Where a file of the widget has its own address. */
const ownAddress = '{{base}}'

/** The files of the widget in the release that is everybody's. */
export type ReleaseFiles = {
  /** The path of a file below `/remotes`. */
  pathOf(file: string): Promise<string>
  /** A file with the addresses in it filled in. */
  text(file: string): Promise<string>
}

export function releaseFiles(frontendsDir: string, live: LiveFrontends): ReleaseFiles {
  let filled: { folder: string; texts: Map<string, string> } = { folder: '', texts: new Map() }

  async function currentFolder(): Promise<string> {
    const found = (await live()).find(({ name }) => name === frontend)
    if (!found) throw missing()
    return `/${frontend}/${found.registry.stable}/${widgetFolder}`
  }

  return {
    pathOf: async (file) => `${await currentFolder()}/${file}`,
    async text(file) {
      const folder = await currentFolder()
      if (filled.folder !== folder) filled = { folder, texts: new Map() }
      const { texts } = filled
      const text =
        texts.get(file) ?? (await fillIn(join(frontendsDir, 'remotes', folder, file), `/remotes${folder}`))
      texts.set(file, text)
      return text
    },
  }
}

async function fillIn(path: string, address: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw missing()
  })
  return text.replaceAll(ownAddress, () => address)
}

const missing = () => unavailable('site-not-built', 'El Semáforo para otros sitios todavía no está listo.', 5)
