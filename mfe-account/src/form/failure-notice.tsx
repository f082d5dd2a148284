import { Notice } from '@semaforo/ui'
import type { Failure } from './failure.ts'

/** Announces at once that an action failed, and why. */
export function FailureNotice({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null
  return (
    <Notice tone="error" role="alert">
      <p>{failure.title}</p>
      {failure.detail && <p>{failure.detail}</p>}
    </Notice>
  )
}
