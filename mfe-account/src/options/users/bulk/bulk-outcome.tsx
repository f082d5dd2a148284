import { Button, Notice } from '@semaforo/ui'
import { serverSentence } from '../../../form/failure.ts'
import { UndoNotice } from '../../../form/undo-notice.tsx'
import { texts } from './texts.ts'
import type { Bulk } from './use-bulk.ts'

/** What became of several users: a press takes it back, or tries again those who stayed as they were. */
export function BulkOutcome({ bulk: { ended, run } }: { bulk: Bulk }) {
  if (!ended) return null
  const { done, failed, status } = ended
  return (
    <>
      {done.length > 0 && (
        <UndoNotice
          text={texts.done(done.length, status)}
          of={texts.done(done.length, status)}
          onUndo={() => void run({ status: !status, users: done })}
        />
      )}
      {failed.length > 0 && (
        <Notice tone="error">
          <p>{texts.failed(failed.length)}</p>
          <ul>
            {failed.map(({ item, error }) => (
              <li key={item.id}>
                {item.firstName} {item.lastName}: {serverSentence(error, texts.reason).title}
              </li>
            ))}
          </ul>
          <Button
            size="small"
            variant="secondary"
            onClick={() => void run({ status, users: failed.map(({ item }) => item) })}
          >
            {texts.retry}
          </Button>
        </Notice>
      )}
    </>
  )
}
