import { globSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { FrontendDescription } from '@semaforo/contracts'
import { faultOf, type Issue, Refusal } from '@semaforo/releases'

export const root = join(import.meta.dirname, '../..')

/** The frontends that the shell loads: every `mfe-*` folder that says in `frontend.json` which paths it owns. */
export const remotes = globSync('mfe-*/frontend.json', { cwd: root }).map(dirname).sort()

/** The exit status of a build that refused a frontend and published the others. */
export const refusedStatus = 2

/** The folder that a start serves. */
export const site = join(root, 'dist')

export const dataDir = resolve(root, process.env['DATA_DIR'] || 'data')

/** Where the private parts of keys are kept, beside the data: none of it is ever committed. */
export const privateKeys = join(dataDir, 'frontends')

/** A JSON file of the checkout. */
export function readJson<Content>(...path: string[]): Content {
  const file = join(...path)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Refusal('bad-manifest', `${relative(root, file)} no es JSON válido: ${error.message}.`)
  }
}

/** The version that a package of the checkout has by its `package.json`. */
export function versionOf(directory: string): string {
  return readJson<{ version: string }>(directory, 'package.json').version
}

/**
 * What a frontend's folder says of it. Its name is the folder's name: a typing mistake would otherwise replace another frontend.
 * @throws {Refusal} `bad-manifest`
 */
export function describeFrontend(directory: string): FrontendDescription {
  const file = `${basename(directory)}/frontend.json`
  const expected = basename(directory).replace(/^mfe-/, '')
  const { data, error } = FrontendDescription.safeParse(readJson(directory, 'frontend.json'))
  if (!data) {
    const { where, what } = faultOf(error.issues[0] as Issue)
    const wrong = what ? `${where} ${what}` : `revisa ${where}`
    throw new Refusal('bad-manifest', `${file}: ${wrong} (docs/frontends.md dice cómo va).`)
  }
  if (data.name === expected) return data
  throw new Refusal('bad-manifest', `${file} dice «${data.name}»: escribe «${expected}», como su carpeta.`)
}

/** Who asks for what a command does, as the history remembers it. */
export function asker(): { by: string; at: string } {
  return { by: process.env['USER'] || userInfo().username, at: new Date().toISOString() }
}
