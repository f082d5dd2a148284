import type { Figures, Improvement } from '@semaforo/contracts'
import { queryClient } from '@semaforo/frontend-kit'
import type { Plan } from './contents.ts'

/** The PDF is worth more than its plan: nobody waits longer for it. */
const patienceMs = 1_000

/** The plan that the page shows, or is about to show; undefined where it has none. The PDF asks for none itself. */
export async function planOnPage(figures: Figures): Promise<Plan | undefined> {
  const query = queryClient.getQueryCache().find<Improvement>({ queryKey: ['improvement', figures] })
  const coming =
    query?.state.data ?? (await Promise.race([query?.promise, patience()]).catch(() => undefined))
  return coming && { message: coming.message, steps: coming.changes.slice(0, 3) }
}

const patience = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs))
