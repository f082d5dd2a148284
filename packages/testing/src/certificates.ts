import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDirectory } from './temporary-directory.ts'

export type Certificate = { cert: string; key: string }

/** An authority of a test's own, and the certificates that it signs, made with openssl. */
export function anAuthority() {
  const folder = temporaryDirectory()
  const at = (name: string) => join(folder, name)
  const run = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  const newKey = (name: string) =>
    ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', `${name}.key`] as const
  let signed = 0
  run('req', '-x509', ...newKey('ca'), '-out', 'ca.pem', '-subj', '/CN=autoridad de pruebas', '-days', '2')
  return {
    /** The file with the authority's own certificate. */
    file: at('ca.pem'),
    /** @param days until it ends; negative for one that has */
    sign({ names = 'DNS:localhost,IP:127.0.0.1', days = 2 } = {}): Certificate {
      signed += 1
      const name = `server-${signed}`
      writeFileSync(at(`${name}.names`), `subjectAltName=${names}`)
      run('req', ...newKey(name), '-out', `${name}.csr`, '-subj', '/CN=servidor de pruebas')
      const authority = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-set_serial', String(signed)]
      const contents = ['-days', String(days), '-extfile', `${name}.names`, '-out', `${name}.pem`]
      run('x509', '-req', '-in', `${name}.csr`, ...authority, ...contents)
      return {
        cert: readFileSync(at(`${name}.pem`), 'utf8'),
        key: readFileSync(at(`${name}.key`), 'utf8'),
      }
    },
  }
}
