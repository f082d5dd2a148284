import { resolve } from 'node:path'
import { processConfig, readConfig } from '@semaforo/service-kit'
import { writeBackup } from './moving/backup-file.ts'
import { frontendsFolder, optionsOr } from './moving/options.ts'
import { Problem, runCommand } from './moving/problem.ts'

const usage = `Uso: npm run backup -- --to ARCHIVO [--frontends CARPETA]
  Guarda en un archivo (.tar.gz) todo lo de un sitio en archivos, que puede estar en marcha: los datos de DATA_DIR y
  las versiones publicadas de FRONTENDS_DIR (dist). Tiene llaves y datos personales: cuídalo.`

await runCommand(async () => {
  const { to, frontends } = optionsOr(usage, ['to'], ['frontends'])
  const { MONGO_URL, KAFKA_BROKERS, DATA_DIR } = readConfig(processConfig, process.env)
  if (MONGO_URL || KAFKA_BROKERS)
    throw new Problem(
      'Los datos están en MongoDB o en Kafka: respáldalos con sus herramientas (docs/operations.md).',
    )
  await writeBackup(resolve(to), DATA_DIR, frontendsFolder(frontends))
  console.log(`listo: ${to}`)
})
