import { type PageFailure, PageFailures, readPageFailures } from '@semaforo/contracts'
import { addressVariable } from '@semaforo/contracts/services'
import { localAddress, openPool } from '@semaforo/service-kit'
import { dataDir } from './checkout.ts'

const timeoutMs = 2_000

/**
 * Why releases have no pages that were prerendered, of the site that runs on this machine: a folder of releases does
 * not tell. Nothing is known while none runs.
 */
export async function pageFailuresHere(): Promise<PageFailure[]> {
  const pool = openPool(process.env[addressVariable('pages')] ?? localAddress(dataDir, 'pages'))
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const { body } = await pool.request({ method: 'GET', path: readPageFailures.path, signal })
    return PageFailures.parse(await body.json())
  } catch {
    return []
  } finally {
    await pool.destroy()
  }
}
