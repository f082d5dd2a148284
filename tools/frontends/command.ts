import { join, resolve } from 'node:path'
import { FrontendName } from '@semaforo/contracts'
import type { Asked } from '@semaforo/releases'
import { asker, privateKeys, remotes, root } from './checkout.ts'

/** What a person did wrong: its message is all there is to say. */
export class Misuse extends Error {}

/** The parsed arguments: absolute folders, and who asks. */
export type Command = {
  /** FRONTENDS_DIR */
  dir: string
  /** The origin of the running site that it is for instead of a folder. */
  site: string | undefined
  name: string
  percent: number
  /** The file of a team's private key. */
  key: string
  /** The folder of a finished build. */
  built: string
  version: string | undefined
  asked: Asked
}

type Options = {
  dir?: string | undefined
  site?: string | undefined
  key?: string | undefined
  from?: string | undefined
  version?: string | undefined
  revision?: string | undefined
  why?: string | undefined
}

/** Whether a frontend of that name is in this checkout. */
export const isHere = (name: string) => remotes.includes(`mfe-${name}`)

/**
 * Reads what a person typed.
 * @throws {Misuse}
 */
export function readCommand(positionals: readonly string[], options: Options): Command {
  const [name = '', percent = ''] = positionals
  if (name !== '' && !FrontendName.safeParse(name).success)
    throw new Misuse(`«${name}» no es un nombre de frontend: son letras minúsculas sin acento.`)
  return {
    dir: resolve(root, options.dir ?? (process.env['FRONTENDS_DIR'] || 'dist')),
    site: options.site === undefined ? undefined : originOf(options.site),
    name,
    percent: Number(percent.replace(/ ?%$/, '') || Number.NaN),
    key: options.key === undefined ? join(privateKeys, `${name}.pem`) : resolve(root, options.key),
    built: resolve(root, options.from ?? join(`mfe-${name}`, 'dist')),
    version: options.version,
    asked: { ...asker(), why: options.why, revision: revisionOf(options.revision) },
  }
}

function revisionOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new Misuse('La revisión es un número: mírala con npm run frontends -- list.')
}

function originOf(site: string): string {
  const url = URL.canParse(site) ? new URL(site) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new Misuse(
    `«${site}» no es la dirección de un sitio: escríbela completa, como https://semaforo.example.`,
  )
}
