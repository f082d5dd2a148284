import { receiveCopy } from '@semaforo/releases'
import { copyInto, copyOf } from './moving/copy.ts'
import { frontendsFolder, optionsOr } from './moving/options.ts'
import { openTarget, shown } from './moving/platforms.ts'
import { runCommand } from './moving/problem.ts'
import { backupLines, checkBackup } from './moving/read-backup.ts'

const usage = `Uso: npm run restore -- --from ARCHIVO --to CARPETA|mongodb://… [--frontends CARPETA]
  Repone un respaldo en una carpeta vacía, o que no existe, para DATA_DIR; o en una base vacía de MongoDB, con el
  Kafka de KAFKA_BROKERS. Y las versiones publicadas que falten en FRONTENDS_DIR (dist). Si se interrumpe, repítelo.`

await runCommand(async () => {
  const { from, to, frontends } = optionsOr(usage, ['from', 'to'], ['frontends'])
  console.log(`comprobando ${from}`)
  const { site, sums, at } = await checkBackup(from)
  const target = await openTarget(to, copyOf(site, sums))
  const releases = await receiveCopy(frontendsFolder(frontends))
  try {
    await copyInto({ target, releases }, backupLines(from), { sums, say: console.log })
    console.log(`listo: ${shown(to)} está como el sitio del ${at}`)
  } finally {
    await releases.close()
    await target.close()
  }
})
