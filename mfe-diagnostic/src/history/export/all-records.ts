import { type DiagnosticRecord, listRecords } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'

/** All of the user's diagnostics of a business, newest first. */
export async function allRecords(business: string | undefined): Promise<DiagnosticRecord[]> {
  const all: DiagnosticRecord[] = []
  let after: string | undefined
  do {
    const { records, next } = await request(listRecords, {
      query: { ...(after && { after }), ...(business && { negocio: business }) },
    })
    all.push(...records)
    after = next
  } while (after)
  return all
}
