import { helpPage } from '@semaforo/contracts'
import { Notice } from '@semaforo/ui'
import type { Failure } from './failure.ts'
import { texts } from './texts.ts'

/** To what an error means; in a tab of its own, so that nothing that was written is lost. */
export function HelpLink({ code }: { code: string }) {
  return (
    <a href={helpPage(code)} target="_blank" rel="noreferrer">
      {texts.help}
    </a>
  )
}

/** Announces at once that an action failed, and why. */
export function FailureNotice({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null
  return (
    <Notice tone="error" role="alert">
      <p>{failure.title}</p>
      {failure.detail && <p>{failure.detail}</p>}
      {failure.code && (
        <p>
          <HelpLink code={failure.code} />
        </p>
      )}
    </Notice>
  )
}
