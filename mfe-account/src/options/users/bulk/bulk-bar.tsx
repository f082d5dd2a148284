import type { ListedUser } from '@semaforo/contracts'
import { Button, Card } from '@semaforo/ui'
import styles from './bulk.module.css'
import { texts } from './texts.ts'
import type { Bulk } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'

type Props = {
  selection: Selection
  bulk: Bulk
  /** The users of this page whom one may choose. */
  page: readonly ListedUser[]
}

/** What can be done to the users that are chosen, or how to choose those of a page. */
export function BulkBar({ selection, bulk, page }: Props) {
  const { chosen } = selection
  const left = page.filter(({ id }) => !selection.has(id))
  return (
    <Card role="group" aria-label={texts.label} className={styles.bar}>
      <p role="status" className={styles.count}>
        {bulk.tried === undefined
          ? texts.count(chosen.length)
          : texts.progress(bulk.tried, bulk.asked?.users.length ?? chosen.length)}
      </p>
      {([false, true] as const).map((status) => {
        const plan = bulk.planFor(status)
        return (
          plan.users.length > 0 && (
            <Button key={String(status)} size="small" variant="secondary" onClick={() => bulk.ask(plan)}>
              {texts.action[`${status}`]}
            </Button>
          )
        )
      })}
      {left.length > 0 && (
        <Button size="small" variant="quiet" onClick={() => selection.add(page)}>
          {texts.all(page.length)}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => selection.keep([])}>
        {texts.clear}
      </Button>
    </Card>
  )
}
