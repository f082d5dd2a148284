import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ConfigError } from '../config-error.ts'

/**
 * The certificates of `TLS_CA_FILE`, in PEM; undefined where it is unset.
 * @throws {ConfigError} when the file cannot be read, or has no certificate
 */
export function authoritiesIn(path: string | undefined): string | undefined {
  if (path === undefined) return undefined
  try {
    const pem = readFileSync(path, 'utf8')
    new X509Certificate(pem)
    return pem
  } catch (error) {
    const reason = (error as Error).message
    throw new ConfigError('TLS_CA_FILE', `${path} no es un archivo PEM con certificados (${reason}).`)
  }
}
