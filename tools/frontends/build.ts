import { existsSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { keyAt } from '@semaforo/releases'
import { buildRelease } from './build-release.ts'
import { root } from './checkout.ts'
import { type Command, isHere, Misuse } from './command.ts'

/** Builds a frontend of this checkout and signs it with its team's key. */
export async function build({ name, key, built }: Command): Promise<void> {
  if (!isHere(name)) throw new Misuse(`Aquí no hay ningún frontend «${name}»: revisa la carpeta mfe-${name}.`)
  if (!existsSync(key))
    throw new Misuse(
      `No está la llave ${key}: revisa --key, o si el frontend es de tu equipo créala con npm run frontends -- keys ${name}.`,
    )
  // A build that fails leaves nothing that could be published in its place.
  rmSync(built, { recursive: true, force: true })
  const { version, files } = await buildRelease(join(root, `mfe-${name}`), built, await keyAt(key))
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0)
  console.log(
    `«${name}» ${version}: ${Object.keys(files).length} archivos, ${Math.ceil(bytes / 1000)} kB, en ${relative(root, built)}.`,
  )
}
