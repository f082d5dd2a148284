import { openSqliteTarget } from '@semaforo/platform/archive'
import { copyInto } from './moving/copy.ts'
import { frontendsFolder, optionsOr } from './moving/options.ts'
import { runCommand } from './moving/problem.ts'
import { backupLines, checkBackup } from './moving/read-backup.ts'

const usage = `Uso: npm run restore -- --from ARCHIVO --to CARPETA [--frontends CARPETA]
  Repone un respaldo en una carpeta vacía, o que no existe, para DATA_DIR; y las versiones publicadas que falten
  en FRONTENDS_DIR (dist). Si se interrumpe, no queda nada a medias: repítelo.`

await runCommand(async () => {
  const { from, to, frontends } = optionsOr(usage, ['from', 'to'], ['frontends'])
  const target = openSqliteTarget(to)
  try {
    console.log(`comprobando ${from}`)
    const { sums, at } = await checkBackup(from)
    await copyInto({ target, frontendsDir: frontendsFolder(frontends) }, backupLines(from), {
      sums,
      say: console.log,
    })
    console.log(`listo: ${to} está como el sitio del ${at}`)
  } finally {
    await target.close()
  }
})
