import { topics } from '@semaforo/contracts/services'
import { ConfigError, deadLetterTopic, kafkaConnection, kafkaSettings, retentionOf } from '@semaforo/platform'
import { createTopics, type TopicOutcome } from '@semaforo/platform/topics'
import { processConfig, readConfig, wholeNumber } from '@semaforo/service-kit'

export const topicsConfig = processConfig
  .pick({ EVENTS_KEEP_DAYS: true, DEAD_LETTERS_KEEP_DAYS: true, ERASED_KEEP_DAYS: true })
  .extend({
    ...kafkaSettings.shape,
    TOPIC_PARTITIONS: wholeNumber(1, 1_000)
      .default(6)
      .describe('Partitions of each topic that `npm run topics` makes.'),
    TOPIC_REPLICATION: wholeNumber(1, 9)
      .default(1)
      .describe('Copies of each topic that `npm run topics` makes; 3 where there are three brokers or more.'),
  })

/** Creates every topic of the system and its dead-letter topic in Kafka, and sets how long their records are kept. */
async function makeTopics(): Promise<void> {
  const settings = readConfig(topicsConfig, process.env)
  const { KAFKA_BROKERS: brokers, TOPIC_PARTITIONS: partitions, TOPIC_REPLICATION: replication } = settings
  if (!brokers)
    throw new ConfigError('KAFKA_BROKERS', 'escribe los servidores de Kafka en que se crean los temas.')
  const names = topics.flatMap((topic) => [topic, deadLetterTopic(topic)])
  const outcomes = await createTopics(kafkaConnection(settings, { brokers, clientId: 'topics' }), names, {
    partitions,
    replication,
    retention: retentionOf(settings),
  })
  for (const outcome of outcomes) console.log(describe(outcome, partitions))
}

function describe({ topic, created, partitions }: TopicOutcome, wanted: number): string {
  if (created) return `${topic}: creado con ${partitions} particiones`
  if (partitions === wanted) return `${topic}: ya existe`
  return `${topic}: ya existe con ${partitions} particiones en vez de ${wanted}; no se cambia, porque cada clave perdería su orden`
}

if (import.meta.main) {
  makeTopics().catch((error: unknown) => {
    const reason = error instanceof ConfigError ? error.message : `No se crearon los temas: ${error}`
    process.stderr.write(`${reason}\n`)
    process.exit(1)
  })
}
