import { Notice } from '@semaforo/ui'
import type { Failure } from './failure.ts'

/** Says at once that something was not done, and why. */
export function FailureNotice({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null
  return (
    <Notice tone="error" role="alert">
      <p>{failure.title}</p>
      {failure.detail && <p>{failure.detail}</p>}
    </Notice>
  )
}
