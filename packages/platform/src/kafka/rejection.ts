import { ConfigError, rejectedBy } from '../config-error.ts'
import { certificateProblem } from '../tls/certificate-problem.ts'

/** An error of the driver as what to do about it, where Kafka rejects the connection, its user or what it asks. */
export function asRejection(error: unknown): unknown {
  if (error instanceof ConfigError) return error
  const problem = certificateProblem(error)
  if (problem !== undefined) return rejectedBy('KAFKA_BROKERS', problem)
  for (let at = error; at instanceof Error; at = at.cause) {
    const { type } = at as { type?: unknown }
    if (at.name === 'KafkaJSSASLAuthenticationError' || type === 'UNSUPPORTED_SASL_MECHANISM') {
      const mechanism = `o créalo en Kafka con el mecanismo KAFKA_SASL_MECHANISM (${at.message}).`
      return rejectedBy('KAFKA_USERNAME', `corrige el usuario o KAFKA_PASSWORD, ${mechanism}`)
    }
    if (/_AUTHORIZATION_FAILED$/.test(String(type))) {
      const rights = 'dale los de docs/operations.md sobre los temas y grupos'
      return rejectedBy(
        'KAFKA_USERNAME',
        `a ese usuario le faltan permisos en Kafka: ${rights} (${at.message}).`,
      )
    }
    // The driver keeps to itself why no broker answered, which may also pass by itself.
    if (at.name === 'KafkaJSGroupCoordinatorNotFound') {
      return new Error(`${at.message}; si así sigue, dale a KAFKA_USERNAME el permiso READ sobre sus grupos`)
    }
  }
  return error
}
