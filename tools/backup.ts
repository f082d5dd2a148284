import { resolve } from 'node:path'
import { siteFiles } from '@semaforo/releases'
import { frontendsFolder, optionsOr } from './moving/options.ts'
import { configuredPlace, openSource } from './moving/platforms.ts'
import { runCommand } from './moving/problem.ts'
import { siteLines } from './moving/site-lines.ts'
import { writeBackup } from './moving/write-backup.ts'

const usage = `Uso: npm run backup -- --to ARCHIVO [--frontends CARPETA]
  Guarda en un archivo todo lo de un sitio, que puede estar en marcha: los datos de DATA_DIR, o de MONGO_URL y
  KAFKA_BROKERS, y las versiones publicadas de FRONTENDS_DIR (dist). Tiene llaves y datos personales: cuídalo.`

await runCommand(async () => {
  const { to, frontends } = optionsOr(usage, ['to'], ['frontends'])
  const snapshot = await openSource(configuredPlace())
  try {
    const lines = siteLines(snapshot, siteFiles(frontendsFolder(frontends)))
    await writeBackup(resolve(to), { site: snapshot.site, lines, say: console.log })
    console.log(`listo: ${to}`)
  } finally {
    await snapshot.close()
  }
})
