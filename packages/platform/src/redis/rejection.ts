import { rejectedBy } from '../config-error.ts'
import { certificateProblem } from '../tls/certificate-problem.ts'

/** An error of the driver as what to do about it, where Redis rejects the connection, its user or a command. */
export function asRejection(error: unknown): unknown {
  const problem = certificateProblem(error)
  if (problem !== undefined) return rejectedBy('REDIS_URL', problem)
  const message = error instanceof Error ? error.message : ''
  if (/^(WRONGPASS|NOAUTH)/.test(message)) {
    return rejectedBy(
      'REDIS_URL',
      `escribe en ella un usuario y una contraseña que Redis conozca (${message})`,
    )
  }
  if (message.startsWith('NOPERM')) {
    return rejectedBy('REDIS_URL', `a su usuario le faltan los permisos de docs/operations.md (${message})`)
  }
  return error
}
