import { certifyRecord } from '@semaforo/contracts'
import { ApiError, request } from '@semaforo/frontend-kit'
import type * as z from 'zod/mini'
import { lampOf } from '../certificate/lamp.ts'
import { refreshHistory } from '../history/refresh-history.ts'
import type { Evaluation } from '../result/evaluation.ts'
import { lightOf } from '../result/light.ts'

/** A certificate as its owner gets it. */
export type Certified = z.infer<typeof certifyRecord.answer>

/** Why a PDF has no certificate although one was due; `differs` where it says another light than today's rules. */
export type Lack = 'withdrawn' | 'differs' | 'failed'

/** The PDF is worth more than its certificate: nobody waits longer for it. */
const patienceMs = 5_000

/**
 * The certificate of a saved evaluation with a light, or why there is none; undefined where none is due. Asking
 * creates it the first time.
 */
export async function requestCertificate(evaluation: Evaluation): Promise<Certified | Lack | undefined> {
  const { lamp } = lightOf(evaluation)
  if (!evaluation.saved || lamp === 'none') return undefined
  try {
    const params = { id: evaluation.saved.id }
    const certified = await request(certifyRecord, { params, signal: AbortSignal.timeout(patienceMs) })
    if (!evaluation.saved.certificate) void refreshHistory()
    return lampOf(certified.certificate) === lamp ? certified : 'differs'
  } catch (error) {
    const code = error instanceof ApiError ? error.code : ''
    if (code === 'nothing-to-certify') return undefined
    return code === 'certificate-withdrawn' ? 'withdrawn' : 'failed'
  }
}
