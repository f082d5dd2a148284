import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rename, rm, rmdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { addReleases } from '@semaforo/releases'
import { unpackBackup } from './moving/backup-file.ts'
import { frontendsFolder, optionsOr } from './moving/options.ts'
import { Problem, runCommand } from './moving/problem.ts'

const usage = `Uso: npm run restore -- --from ARCHIVO --to CARPETA [--frontends CARPETA]
  Repone un respaldo en una carpeta vacía, o que no existe, para DATA_DIR; y las versiones publicadas de los frontends
  que falten en FRONTENDS_DIR (dist). Si se interrumpe, repítelo.`

await runCommand(async () => {
  const { from, to, frontends } = optionsOr(usage, ['from', 'to'], ['frontends'])
  if (to.includes('://'))
    throw new Problem(
      'Un respaldo se repone en una carpeta: de ahí a los servidores lo lleva npm run migrate.',
    )
  const place = resolve(to)
  if (existsSync(place) && readdirSync(place).length > 0)
    throw new Problem(`La carpeta ${to} no está vacía: elige otra, que se creará.`)
  const part = `${place}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true, mode: 0o700 })
  try {
    const backup = await unpackBackup(resolve(from), part)
    await addReleases(frontendsFolder(frontends), backup.frontends)
    if (existsSync(place)) await rmdir(place)
    await rename(backup.data, place)
    console.log(`listo: ${to} está como el sitio del ${backup.at}`)
  } finally {
    // What unpacking had begun before it failed may still arrive.
    await rm(part, { recursive: true, force: true, maxRetries: 5 })
  }
})
