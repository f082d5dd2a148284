import { topics } from '@semaforo/contracts/services'
import { ConfigError, type DeadLetter, listDeadLetters, openLog, replayDeadLetter } from '@semaforo/platform'
import { processConfig, readConfig } from '@semaforo/service-kit'
import { table } from './table.ts'

const usage = `Uso: npm run dead-letters -- ORDEN
  list                     los eventos que un grupo no pudo procesar y esperan
  show TEMA POSICIÓN       uno de ellos, completo
  replay TEMA POSICIÓN     lo entrega otra vez al grupo que falló
  replay TEMA --all        los entrega todos otra vez, del más antiguo al más nuevo
Con KAFKA_BROKERS trabaja en Kafka; sin ella, en los archivos de DATA_DIR. El producto puede estar en marcha.`

/** An error in the arguments: only its message is printed. */
class Misuse extends Error {}

type Log = Awaited<ReturnType<typeof openLog>>

async function list(log: Log, keepDays: number): Promise<void> {
  const columns = ['TEMA', 'POSICIÓN', 'GRUPO', 'MOTIVO', 'INTENTOS', 'FECHA', 'SE BORRA']
  const rows = []
  for (const topic of topics) {
    for (const { position, group, reason, attempts, failedAt } of await listDeadLetters(log, topic)) {
      rows.push([topic, position, group, reason, String(attempts), failedAt, endOf(failedAt, keepDays)])
    }
  }
  if (rows.length === 0) return console.log('No hay eventos sin procesar.')
  for (const line of table([columns, ...rows])) console.log(line)
}

/** The day on which a letter is removed. */
const endOf = (failedAt: string, keepDays: number) =>
  new Date(Date.parse(failedAt) + keepDays * 24 * 3_600_000).toISOString().slice(0, 10)

async function find(log: Log, topic: string, position: string): Promise<DeadLetter> {
  const letter = (await listDeadLetters(log, topic)).find((each) => each.position === position)
  if (!letter) throw new Misuse(`En ${topic} no espera ningún evento en la posición ${position}.`)
  return letter
}

async function replay(log: Log, topic: string, which: string): Promise<void> {
  const letters = which === '--all' ? await listDeadLetters(log, topic) : [await find(log, topic, which)]
  for (const letter of letters) {
    await replayDeadLetter(log, letter)
    console.log(`${topic} ${letter.position}: entregado otra vez a ${letter.group}`)
  }
  if (letters.length === 0) console.log('No hay eventos sin procesar.')
}

function order(args: readonly string[], keepDays: number): (log: Log) => Promise<void> {
  const [verb, topic, which, ...rest] = args
  if (verb === 'list' && args.length === 1) return (log) => list(log, keepDays)
  if (!topic || !which || rest.length > 0 || (verb !== 'show' && verb !== 'replay')) throw new Misuse(usage)
  if (!(topics as readonly string[]).includes(topic)) {
    throw new Misuse(`No existe el tema ${topic}. Los temas son: ${topics.join(', ')}.`)
  }
  if (verb === 'replay') return (log) => replay(log, topic, which)
  return async (log) => console.log(JSON.stringify(await find(log, topic, which), undefined, 2))
}

async function run(): Promise<void> {
  const settings = readConfig(processConfig, process.env)
  const work = order(process.argv.slice(2), settings.DEAD_LETTERS_KEEP_DAYS)
  const log = await openLog(settings)
  try {
    await work(log)
  } finally {
    await log.close()
  }
}

run().catch((error: unknown) => {
  const known = error instanceof Misuse || error instanceof ConfigError
  process.stderr.write(`${known ? error.message : `No se pudo: ${(error as Error).message}`}\n`)
  process.exit(1)
})
