import { helpPage } from '@semaforo/contracts'
import { Button, Notice } from '@semaforo/ui'
import type { Failure } from './failure.ts'
import { texts } from './form.texts.ts'

/** To what an error means; in a tab of its own, so that nothing that was written is lost. */
export function HelpLink({ code }: { code: string }) {
  return (
    <a href={helpPage(code)} target="_blank" rel="noreferrer">
      {texts.help}
    </a>
  )
}

type Props = {
  failure: Failure | undefined
  /** Does the same again; for an action whose own button is gone. */
  onRetry?: (() => void) | undefined
}

/** Announces at once that an action failed, and why. */
export function FailureNotice({ failure, onRetry }: Props) {
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
      {onRetry && (
        <Button size="small" variant="secondary" autoFocus onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </Notice>
  )
}
