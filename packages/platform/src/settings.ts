import { z } from 'zod'

const mongoAddress = 'escribe la dirección de MongoDB, por ejemplo mongodb://servidor:27017/semaforo.'

/** A MongoDB connection string: one server, the members of a replica set, or a DNS seed list (`mongodb+srv`). */
const mongoUrl = z.string().regex(/^mongodb(\+srv)?:\/\/[^\s/?]\S*$/, mongoAddress)

const kafkaServers =
  'escribe los servidores de Kafka con su puerto, separados por comas; por ejemplo kafka-1:9092,kafka-2:9092.'

/** The brokers of a Kafka cluster, as `host:port`: the driver cannot read an IPv6 address, which needs a name. */
export const kafkaBrokers = z
  .string()
  .transform((list) => list.split(',').map((broker) => broker.trim()))
  .refine((brokers) => brokers.every(isHostAndPort), kafkaServers)

function isHostAndPort(text: string): boolean {
  const port = /^[\w.-]+:(\d{1,5})$/.exec(text)?.[1]
  return port !== undefined && Number(port) > 0 && Number(port) <= 65_535
}

const redisAddress = 'escribe la dirección de Redis, por ejemplo redis://servidor:6379.'

/** The address of a Redis server, with TLS where it begins with rediss. */
const redisUrl = z.url({ protocol: /^rediss?$/, hostname: /./, error: redisAddress })

const protocols = ['PLAINTEXT', 'SSL', 'SASL_SSL'] as const
const mechanisms = ['SCRAM-SHA-512', 'SCRAM-SHA-256', 'PLAIN'] as const
const oneOf = (values: readonly string[]) => ({ error: `escribe uno de estos: ${values.join(', ')}.` })

/** The settings of a connection to Kafka. */
export const kafkaSettings = z.object({
  KAFKA_BROKERS: kafkaBrokers
    .optional()
    .describe('Kafka for the events, host:port with commas between; a SQLite file in DATA_DIR unless set.'),
  KAFKA_SECURITY_PROTOCOL: z
    .enum(protocols, oneOf(protocols))
    .optional()
    .describe(
      'How Kafka is spoken to: `SSL` for TLS, `SASL_SSL` for TLS and a user; `PLAINTEXT` unless set.',
    ),
  KAFKA_SASL_MECHANISM: z
    .enum(mechanisms, oneOf(mechanisms))
    .optional()
    .describe(
      'How the user of Kafka proves who it is: `SCRAM-SHA-256` or `PLAIN`; `SCRAM-SHA-512` unless set.',
    ),
  KAFKA_USERNAME: z.string().optional().describe('User of Kafka; needed with `SASL_SSL`.'),
  KAFKA_PASSWORD: z.string().optional().describe('Password of that user.'),
  TLS_CA_FILE: z
    .string()
    .optional()
    .describe(
      'File (PEM) with the only authorities that Kafka, MongoDB and Redis may have their certificates from; those that Node knows unless set.',
    ),
})
export type KafkaSettings = z.infer<typeof kafkaSettings>

/** The settings that select the implementation of each part. */
export const platformSettings = z.object({
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('Folder where data is kept; no other user of the machine can read it.'),
  MONGO_URL: mongoUrl
    .optional()
    .describe('MongoDB for durable data, with TLS by `tls=true`; SQLite files in DATA_DIR unless set.'),
  ...kafkaSettings.shape,
  REDIS_URL: redisUrl
    .optional()
    .describe(
      'Redis for caches, rate limits and sockets of several instances, with TLS where it begins with rediss; this process alone unless set.',
    ),
})
export type PlatformSettings = z.infer<typeof platformSettings>
