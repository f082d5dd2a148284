import type { SASLOptions } from 'kafkajs'
import { ConfigError } from '../config-error.ts'
import type { Logger } from '../ports/logger.ts'
import type { KafkaSettings } from '../settings.ts'
import { authoritiesIn } from '../tls/authorities.ts'

/** The brokers of Kafka, the client id, and TLS and the user where they ask for them. */
export type KafkaConnection = {
  brokers: readonly string[]
  clientId: string
  log?: Logger | undefined
  tls?: { ca?: string | undefined } | undefined
  sasl?: SASLOptions | undefined
}

/**
 * The connection to Kafka that the settings describe.
 * @throws {ConfigError} when `SASL_SSL` is set without a user, or the file of authorities is none
 */
export function kafkaConnection(
  settings: KafkaSettings,
  { brokers, clientId, log }: Pick<KafkaConnection, 'brokers' | 'clientId' | 'log'>,
): KafkaConnection {
  const { KAFKA_SECURITY_PROTOCOL: protocol = 'PLAINTEXT', TLS_CA_FILE } = settings
  if (protocol === 'PLAINTEXT') return { brokers, clientId, log }
  const tls = { ca: authoritiesIn(TLS_CA_FILE) }
  if (protocol === 'SSL') return { brokers, clientId, log, tls }
  return { brokers, clientId, log, tls, sasl: userOf(settings) }
}

function userOf(settings: KafkaSettings): SASLOptions {
  const { KAFKA_SASL_MECHANISM = 'SCRAM-SHA-512', KAFKA_USERNAME, KAFKA_PASSWORD } = settings
  const mechanism = KAFKA_SASL_MECHANISM.toLowerCase()
  const needed = 'con KAFKA_SECURITY_PROTOCOL=SASL_SSL escribe'
  if (!KAFKA_USERNAME) throw new ConfigError('KAFKA_USERNAME', `${needed} el usuario de Kafka.`)
  if (!KAFKA_PASSWORD) throw new ConfigError('KAFKA_PASSWORD', `${needed} la contraseña de su usuario.`)
  return { mechanism, username: KAFKA_USERNAME, password: KAFKA_PASSWORD } as SASLOptions
}
