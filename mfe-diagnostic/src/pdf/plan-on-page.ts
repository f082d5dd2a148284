import type { Improvement } from '@semaforo/contracts'
import { planOf } from '@semaforo/diagnosis'
import { queryClient } from '@semaforo/frontend-kit'
import type { Evaluation } from '../result/evaluation.ts'
import { texts } from '../texts.ts'
import type { Plan } from './contents.ts'

/** The PDF is worth more than what is said about its plan: nobody waits longer for it. */
const patienceMs = 1_000

/** The plan as the page shows it, with what it says above it where that is there, or about to be. */
export async function planOnPage({ figures, diagnosis, prediction }: Evaluation): Promise<Plan | undefined> {
  if (!prediction || typeof diagnosis?.overall.score !== 'number') return undefined
  const query = queryClient.getQueryCache().find<Improvement>({ queryKey: ['improvement', figures] })
  const coming =
    query?.state.data ?? (await Promise.race([query?.promise, patience()]).catch(() => undefined))
  const message = coming?.status === 'possible' ? texts.changes.possible : coming?.message
  return { message, steps: planOf(figures).steps }
}

const patience = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs))
