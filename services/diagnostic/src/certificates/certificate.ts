import type { Decide } from '@semaforo/platform'
import { conflict } from '@semaforo/service-kit'
import { recordNotFound } from '../own-record.ts'
import type { RecordState } from '../record.ts'
import type { KeptCertificate } from './kept-certificate.ts'

/**
 * Gives a record its certificate, unless it has one.
 * @returns the token of the one that it has
 * @throws {ProblemError} 404 if the record was erased meanwhile, 409 if its certificate was withdrawn
 */
export function issue(made: KeptCertificate & { token: string }): Decide<RecordState, string> {
  return (record) => {
    if (!record) throw recordNotFound()
    const { certificate } = record
    if (!certificate) return [{ ...record, certificate: made }, [], made.token]
    return [record, [], tokenOf(certificate)]
  }
}

/** The token of a certificate; 409 if it was withdrawn. */
export function tokenOf(certificate: KeptCertificate): string {
  if ('token' in certificate) return certificate.token
  throw conflict(
    'certificate-withdrawn',
    'Retiraste la constancia de este diagnóstico, y no se vuelve a dar.',
  )
}

/** Withdraws the certificate of a record for good, and forgets what it said. */
export const withdraw: Decide<RecordState, boolean> = (record) => {
  if (!record) throw recordNotFound()
  const { certificate } = record
  if (!certificate) return [record, [], false]
  if (!('token' in certificate)) return [record, [], true]
  const { code_hash, date } = certificate
  return [{ ...record, certificate: { code_hash, date, withdrawn: true } }, [], true]
}
