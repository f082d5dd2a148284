import { Error as MongooseError, mongo } from 'mongoose'
import { ConfigError, rejectedBy } from '../config-error.ts'
import { certificateProblem } from '../tls/certificate-problem.ts'

const unauthorized = 13
const authenticationFailed = 18

/** An error of the driver as what to do about it, where the address, its user or what it asks is rejected. */
export function asRejection(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const problem = serversOf(error).map(certificateProblem).find(Boolean)
  if (problem !== undefined) return rejectedBy('MONGO_URL', problem)
  const reason = error.message.replace(/\.$/, '')
  if (error instanceof mongo.MongoServerError && error.code === authenticationFailed) {
    return rejectedBy(
      'MONGO_URL',
      `escribe en ella un usuario y una contraseña que MongoDB conozca (${reason}).`,
    )
  }
  if (error instanceof mongo.MongoServerError && error.code === unauthorized) {
    return rejectedBy('MONGO_URL', `a su usuario le falta permiso: dale readWrite sobre su base (${reason}).`)
  }
  // Not exported by mongodb: the parser of connection strings throws its own class of this name.
  if (['MongoParseError', 'MongoInvalidArgumentError'].includes(error.name)) {
    return new ConfigError('MONGO_URL', `escribe una dirección como mongodb://servidor:27017 (${reason}).`)
  }
  return error
}

/** The errors of the servers that none could be selected of, or else the error itself. */
function serversOf(error: Error): readonly unknown[] {
  const isSelection =
    error instanceof mongo.MongoServerSelectionError ||
    error instanceof MongooseError.MongooseServerSelectionError
  if (!isSelection) return [error]
  const { reason } = error as { reason?: mongo.TopologyDescription }
  return [...(reason?.servers.values() ?? [])].map((server) => server.error)
}
