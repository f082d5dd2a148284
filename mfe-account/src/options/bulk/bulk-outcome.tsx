import { Button, Notice } from '@semaforo/ui'
import { serverSentence } from '../../form/failure.ts'
import { type BulkTexts, texts } from './bulk.texts.ts'
import type { Bulk } from './use-bulk.ts'

type Props<Item extends { id: string | number }> = {
  words: BulkTexts
  nameOf: (item: Item) => string
  bulk: Bulk<Item>
}

/** What became of several items: a press tries again those that stayed as they were. */
export function BulkOutcome<Item extends { id: string | number }>({
  words,
  nameOf,
  bulk: { ended, run },
}: Props<Item>) {
  if (!ended) return null
  const { done, failed, state } = ended
  return (
    <>
      {done.length > 0 && <Notice tone="success">{words.done(done.length, state)}</Notice>}
      {failed.length > 0 && (
        <Notice tone="error">
          <p>{words.failed(failed.length)}</p>
          <ul>
            {failed.map(({ item, error }) => (
              <li key={item.id}>{`${nameOf(item)}: ${serverSentence(error, texts.reason).title}`}</li>
            ))}
          </ul>
          <Button
            size="small"
            variant="secondary"
            onClick={() => void run({ state, items: failed.map(({ item }) => item) })}
          >
            {texts.retry}
          </Button>
        </Notice>
      )}
    </>
  )
}
