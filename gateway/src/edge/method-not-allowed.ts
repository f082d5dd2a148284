import { ProblemError } from '@semaforo/service-kit'

export function methodNotAllowed(allowed: readonly string[]): ProblemError {
  const headers = { Allow: allowed.join(', ') }
  return new ProblemError(405, 'method-not-allowed', 'Esta dirección no admite ese método.', { headers })
}
