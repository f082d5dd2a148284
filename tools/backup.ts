import { resolve } from 'node:path'
import { openSqliteSnapshot } from '@semaforo/platform/archive'
import { siteFiles } from '@semaforo/releases'
import { processConfig, readConfig } from '@semaforo/service-kit'
import { frontendsFolder, optionsOr } from './moving/options.ts'
import { runCommand } from './moving/problem.ts'
import { siteLines } from './moving/site-lines.ts'
import { writeBackup } from './moving/write-backup.ts'

const usage = `Uso: npm run backup -- --to ARCHIVO [--frontends CARPETA]
  Guarda en un archivo todo lo de un sitio, que puede estar en marcha: los datos de DATA_DIR, y las versiones
  publicadas de FRONTENDS_DIR (dist). Tiene llaves y datos personales: cuídalo como a DATA_DIR.`

await runCommand(async () => {
  const { to, frontends } = optionsOr(usage, ['to'], ['frontends'])
  const { DATA_DIR } = readConfig(processConfig, process.env)
  const snapshot = openSqliteSnapshot(DATA_DIR)
  try {
    const lines = siteLines(snapshot, siteFiles(frontendsFolder(frontends)))
    await writeBackup(resolve(to), { site: snapshot.site, lines, say: console.log })
    console.log(`listo: ${to}`)
  } finally {
    await snapshot.close()
  }
})
