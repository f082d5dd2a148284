import { createHash } from 'node:crypto'
import { storeOf, topics } from '@semaforo/contracts/services'
import { deadLetterTopic, kafkaConnection } from '@semaforo/platform'
import { type Entry, lockDataDir, openSnapshot, sectionOf } from '@semaforo/platform/archive'
import { openServersTarget, type Servers } from '@semaforo/platform/archive/servers'
import { processConfig, readConfig } from '@semaforo/service-kit'
import { optionsOr } from './moving/options.ts'
import { Problem, runCommand } from './moving/problem.ts'

const usage = `Uso: npm run migrate -- --from CARPETA --to mongodb://… [--dry-run]
  Lleva un sitio detenido de una carpeta de datos a MongoDB y al Kafka de KAFKA_BROKERS. Compara cuentas; si se
  interrumpe, repítelo. --dry-run solo dice qué llevaría.`

await runCommand(async () => {
  const { from, to, 'dry-run': dryRun } = optionsOr(usage, ['from', 'to'], [], ['dry-run'])
  const servers = serversAt(to)
  const there = to.replace(/\/\/[^@/]*@/, '//')
  const unlock = lockDataDir(from)
  const source = openSnapshot(from)
  try {
    console.log(`en ${from}:`)
    const { rows, copy } = tallied(source.entries())
    for (const [section, count] of rows) console.log(`${section}: ${count}`)
    const target = await openServersTarget(servers, copy)
    try {
      if (target.isWhole) return console.log(`listo: ${there} ya tiene esta copia. No se cambió nada.`)
      if (dryRun) return console.log(`Prueba: se puede llevar a ${there}. No se cambió nada.`)
      let section = ''
      for (const entry of source.entries()) {
        if (section !== sectionOf(entry)) console.log(`copiando ${sectionOf(entry)}`)
        section = sectionOf(entry)
        await target.write(entry)
      }
      const arrived = await target.counts()
      const different = [...arrived.keys()].filter((name) => arrived.get(name) !== (rows.get(name) ?? 0))
      if (different.length > 0)
        throw new Problem(
          `Lo copiado no cuadra en ${different.join(', ')}: revisa que nadie más escriba ahí, y repite.`,
        )
      await target.finish()
      console.log(`listo: ${there} tiene lo de ${from}`)
    } finally {
      await target.close()
    }
  } finally {
    source.close()
    unlock()
  }
})

/** How many entries each section has, and a hash that tells this copy from any other. */
function tallied(entries: Iterable<Entry>): { rows: Map<string, number>; copy: string } {
  const rows = new Map<string, number>()
  const hash = createHash('sha256')
  for (const entry of entries) {
    const section = sectionOf(entry)
    rows.set(section, (rows.get(section) ?? 0) + 1)
    hash.update(JSON.stringify(entry))
  }
  return { rows, copy: hash.digest('hex').slice(0, 16) }
}

function serversAt(url: string): Servers {
  const settings = readConfig(processConfig, process.env)
  const { KAFKA_BROKERS: brokers, TLS_CA_FILE: caFile } = settings
  if (!/^mongodb(\+srv)?:\/\//.test(url)) throw new Problem(usage)
  if (!brokers) throw new Problem('Los eventos van a Kafka: escribe sus servidores en KAFKA_BROKERS.')
  return {
    mongo: { url, caFile },
    kafka: kafkaConnection(settings, { brokers, clientId: 'copy' }),
    topics: topics.flatMap((topic) => [topic, deadLetterTopic(topic)]),
    storeOf,
  }
}
