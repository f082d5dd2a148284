import type { EditedRoadmap, EditedTag } from '@semaforo/contracts'
import { Button, Card } from '@semaforo/ui'
import { type ReactNode, useState } from 'react'
import { FailureNotice } from '../../form/failure-notice.tsx'
import { UndoNotice } from '../../form/undo-notice.tsx'
import { useAction } from '../../form/use-action.ts'
import { useFocusWhenLost } from '../../form/use-focus-when-lost.ts'
import pageStyles from '../../profile/profile.module.css'
import type { BulkTexts } from '../bulk/bulk.texts.ts'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { BulkDialog } from '../bulk/bulk-dialog.tsx'
import { BulkOutcome } from '../bulk/bulk-outcome.tsx'
import { Choose } from '../bulk/choose.tsx'
import { ItemRow } from './item-row.tsx'
import { LongList } from './long-list.tsx'
import { useMoveAfterPress } from './place-field.tsx'
import styles from './resources.module.css'
import { texts } from './resources.texts.ts'
import { RetiredItems } from './retired-items.tsx'
import { type FormOf, useEditing } from './use-editing.ts'
import { useOrder } from './use-order.ts'
import { refreshResources } from './use-resources.ts'
import { useSavedOrder } from './use-saved-order.ts'
import { useSeveral } from './use-several.ts'

type Item = EditedTag | EditedRoadmap
type Words = {
  title: string
  add: string
  added: string
  saved: string
  retired: string
  restored: string
  /** What is done to several at once. */
  several: BulkTexts
}

/** What was done, and what one press takes back: the item that was retired or brought back, or the order before. */
type Done = { text: string; toggledId?: number; orderBefore?: number[] | undefined }

type Props<Edited extends Item> = {
  kind: 'tag' | 'roadmap'
  words: Words
  items: Edited[]
  nameOf: (item: Edited) => string
  detailOf: (item: Edited) => string
  retire: (item: Edited, retired: boolean) => Promise<unknown>
  /** Renders the form of an item, or of a new one. */
  renderForm: (item: Edited | undefined, form: { onDone: () => void; onCancel: () => void }) => ReactNode
}

/** A list in which an admin creates, renames, reorders and retires items. */
export function ItemEditor<Edited extends Item>(props: Props<Edited>) {
  const { kind, words, items, nameOf, detailOf, renderForm } = props
  const [done, setDone] = useState<Done>()
  const { isOpen, open, close, openerOf } = useEditing()
  const { selection, bulk } = useSeveral(items, props.retire)
  const choose = (item: Edited) => (
    <Choose item={item} label={words.several.choose(nameOf(item))} selection={selection} />
  )
  const heading = useFocusWhenLost(done !== undefined || selection.used)
  const shown = items.filter(({ retired }) => !retired)
  const { ordered, failure, again, reorder } = useSavedOrder(kind, shown, (orderBefore) =>
    setDone({ text: texts.ordered, orderBefore }),
  )
  const placeOf = new Map(ordered.map(({ id }, index) => [id, index]))
  const { list, move } = useOrder<HTMLUListElement>(
    ordered.map((item) => ({ id: item.id, name: nameOf(item) })),
    reorder,
  )
  const moveAfterPress = useMoveAfterPress(move)
  // By its id: what is done again after a failure is done to the item as it is then.
  const retire = useAction(texts.saveFailed, async (id: number, out: boolean, undoing = false) => {
    setDone(undefined)
    const item = items.find((one) => one.id === id)
    if (!item) return
    try {
      await props.retire(item, out)
      setDone({ text: out ? words.retired : words.restored, ...(!undoing && { toggledId: item.id }) })
    } finally {
      await refreshResources()
    }
  })
  // As it is now: its version has changed with it.
  const toggled = items.find(({ id }) => id === done?.toggledId)
  const { orderBefore } = done ?? {}
  const undo = toggled
    ? () => void retire.run(toggled.id, !toggled.retired, true)
    : orderBefore && (() => reorder(orderBefore))
  const form = (item: Edited | undefined, of: FormOf = item?.id ?? 'new') =>
    renderForm(item, {
      onCancel: () => close(of),
      onDone: () => {
        close(of)
        setDone({ text: item ? words.saved : words.added })
        void refreshResources()
      },
    })

  return (
    <section aria-label={words.title} className={pageStyles.section}>
      <div className={pageStyles.head}>
        <h3 ref={heading} tabIndex={-1}>
          {words.title}
        </h3>
        <Button ref={openerOf('new')} variant="secondary" onClick={() => open('new')}>
          {words.add}
        </Button>
      </div>
      {isOpen('new') && <Card>{form(undefined)}</Card>}
      <BulkBar words={words.several} selection={selection} bulk={bulk} page={ordered} />
      <div className={pageStyles.outcome}>
        <div role="status" className={pageStyles.status}>
          {done && <UndoNotice text={done.text} of={toggled ? nameOf(toggled) : texts.order} onUndo={undo} />}
          <BulkOutcome words={words.several} nameOf={nameOf} bulk={bulk} />
        </div>
        <FailureNotice failure={failure} onRetry={again} />
        <FailureNotice failure={retire.failure} onRetry={retire.again} />
      </div>
      <LongList label={words.title} items={ordered} nameOf={nameOf} always={({ id }) => isOpen(id)}>
        {(rows) => (
          <ul ref={list} className={styles.items}>
            {rows.map((item) => (
              <li key={item.id} className={styles.item}>
                {isOpen(item.id) ? (
                  form(item)
                ) : (
                  <ItemRow
                    choose={choose(item)}
                    name={nameOf(item)}
                    detail={detailOf(item)}
                    index={placeOf.get(item.id) ?? 0}
                    count={ordered.length}
                    onMove={move}
                    onPlace={moveAfterPress}
                    editButton={openerOf(item.id)}
                    onEdit={() => open(item.id)}
                    busy={retire.busy}
                    onRetire={() => void retire.run(item.id, true)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </LongList>
      <RetiredItems
        items={items.filter(({ retired }) => retired)}
        nameOf={nameOf}
        choose={choose}
        busy={retire.busy}
        onRestore={(item) => void retire.run(item.id, false)}
      />
      <BulkDialog words={words.several} bulk={bulk} />
    </section>
  )
}
