import { usePath } from '@semaforo/frontend-kit'
import { useEffect, useRef, useState } from 'react'
import type { Evaluation } from '../result/evaluation.ts'
import { goTo, idIn, pathOf } from './address.ts'
import { findEvaluation, findNewest } from './find-evaluation.ts'

/** What is known of the diagnostic that the address names, until it is on the screen. */
export type Lookup = 'pending' | 'missing' | 'failed'

/**
 * The diagnostic in the page's address: the newest one of the business at the address that names none. `onArrive` is told what a link, a
 * reload or Back leads to, and nothing when the page itself went there (`go`).
 * @param onArrive gets undefined where the user has no diagnostic yet; resolves once it is on the screen
 */
export function useAddress(
  userId: string,
  business: string | undefined,
  onArrive: (evaluation: Evaluation | undefined, isNamed: boolean) => Promise<unknown>,
) {
  const id = idIn(usePath())
  const [lookup, setLookup] = useState<Lookup | undefined>('pending')
  const [attempt, setAttempt] = useState(0)
  /** Where the page is, or itself went last; null before it knows. */
  const own = useRef<string | undefined | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: at each arrival, not with each render
  useEffect(() => {
    let isLeft = false
    const arrive = async (evaluation: Evaluation | undefined) => {
      if (isLeft) return
      own.current = id
      await onArrive(evaluation, id !== undefined)
      if (!isLeft) setLookup(undefined)
    }
    if (own.current === id) setLookup(undefined)
    else {
      setLookup('pending')
      if (id === undefined) void findNewest(userId, business).then(arrive)
      else
        findEvaluation(userId, id).then(
          (found) => (found ? arrive(found) : !isLeft && setLookup('missing')),
          () => !isLeft && setLookup('failed'),
        )
    }
    return () => {
      isLeft = true
    }
  }, [id, attempt])

  return {
    lookup,
    again: () => setAttempt(attempt + 1),
    /** Goes to the address of a diagnostic, or to the one without. */
    go(to: string | undefined): void {
      own.current = to
      goTo(pathOf(to))
    },
  }
}
