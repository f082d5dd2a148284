import { Button, Card } from '@semaforo/ui'
import { useFocusWhenLost } from '../../form/use-focus-when-lost.ts'
import styles from './bulk.module.css'
import { type BulkTexts, texts } from './bulk.texts.ts'
import type { Bulk } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'

type Props<Item extends { id: string | number }> = {
  words: BulkTexts
  selection: Selection<Item>
  bulk: Bulk<Item>
  /** What one may choose of what is shown. */
  page: readonly Item[]
}

/** What can be done to the items that are chosen, or how to choose all that are shown. */
export function BulkBar<Item extends { id: string | number }>({ words, selection, bulk, page }: Props<Item>) {
  const { chosen } = selection
  const left = page.filter(({ id }) => !selection.has(id))
  const count = useFocusWhenLost<HTMLParagraphElement>(chosen.length > 0 && left.length === 0)
  if (chosen.length === 0 && bulk.processedCount === undefined) return null
  return (
    <Card role="group" aria-label={words.label} className={styles.bar}>
      <p ref={count} tabIndex={-1} role="status" className={styles.count}>
        {bulk.processedCount === undefined
          ? words.count(chosen.length)
          : texts.progress(bulk.processedCount, bulk.asked?.items.length ?? chosen.length)}
      </p>
      {([words.destructiveState, !words.destructiveState] as const).map((state) => {
        const plan = bulk.planFor(state)
        return (
          plan.items.length > 0 && (
            <Button key={String(state)} size="small" variant="secondary" onClick={() => bulk.ask(plan)}>
              {words.action[`${state}`]}
            </Button>
          )
        )
      })}
      {left.length > 0 && (
        <Button size="small" variant="quiet" onClick={() => selection.add(page)}>
          {words.all(page.length)}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => selection.keep([])}>
        {texts.clear}
      </Button>
    </Card>
  )
}
