import { type EditedRoadmap, type EditedTag, orderCatalog } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { Button, Card, Disclosure, Notice } from '@semaforo/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FailureNotice } from '../../form/failure-notice.tsx'
import { useAction } from '../../form/use-action.ts'
import { useFocusWhenLost } from '../../form/use-focus-when-lost.ts'
import pageStyles from '../../profile/profile.module.css'
import { MoveButtons } from './move-buttons.tsx'
import styles from './resources.module.css'
import { texts } from './texts.ts'
import { useOrder } from './use-order.ts'
import { refreshResources } from './use-resources.ts'

type Item = EditedTag | EditedRoadmap
type Words = { title: string; add: string; added: string; saved: string; retired: string; restored: string }

type Props<Edited extends Item> = {
  kind: 'tag' | 'roadmap'
  words: Words
  items: Edited[]
  nameOf: (item: Edited) => string
  detailOf: (item: Edited) => string
  retire: (item: Edited, retired: boolean) => Promise<unknown>
  /** The form of an item, or of a new one. */
  renderForm: (item: Edited | undefined, form: { onDone: () => void; onCancel: () => void }) => ReactNode
}

/** What is edited now: an item by its id, a new one, or nothing. */
type Editing = number | 'new' | undefined

/** How long after the last move an order is sent. */
const pauseMs = 600

/** A list that an admin adds to, renames, reorders and retires from. */
export function ItemEditor<Edited extends Item>(props: Props<Edited>) {
  const { kind, words, items, nameOf, detailOf, renderForm } = props
  const [editing, setEditing] = useState<Editing>()
  const [done, setDone] = useState<string>()
  const [order, setOrder] = useState<number[]>()
  const shown = inOrder(
    items.filter(({ retired }) => !retired),
    order,
  )
  const retired = items.filter((item) => item.retired)
  const { list, move } = useOrder<HTMLUListElement>(
    shown.map((item) => ({ id: item.id, name: nameOf(item) })),
    setOrder,
  )
  const saveOrder = useAction(texts.orderFailed, async (ids: number[]) => {
    try {
      await request(orderCatalog, { body: { kind, ids } })
      setDone(texts.ordered)
    } finally {
      await refreshResources()
      setOrder((now) => (now === ids ? undefined : now))
    }
  })
  useEffect(() => {
    if (!order || saveOrder.busy) return
    const save = setTimeout(() => void saveOrder.run(order), pauseMs)
    return () => clearTimeout(save)
  })

  const retire = useAction(texts.saveFailed, async (item: Edited, out: boolean) => {
    setDone(undefined)
    try {
      await props.retire(item, out)
      setDone(out ? words.retired : words.restored)
    } finally {
      await refreshResources()
    }
  })
  const heading = useFocusWhenLost(done !== undefined)
  const opener = useRef<Editing>(undefined)
  /** The focus goes back to the button that opened the form, once it is there again. */
  const returnFocus = (of: Editing) => (button: HTMLButtonElement | null) => {
    if (!button || opener.current !== of || editing !== undefined) return
    opener.current = undefined
    button.focus()
  }
  const close = () => {
    opener.current = editing
    setEditing(undefined)
  }
  const form = (item: Edited | undefined) =>
    renderForm(item, {
      onCancel: close,
      onDone: () => {
        close()
        setDone(item ? words.saved : words.added)
        void refreshResources()
      },
    })

  return (
    <section aria-label={words.title} className={pageStyles.section}>
      <div className={pageStyles.head}>
        <h3 ref={heading} tabIndex={-1}>
          {words.title}
        </h3>
        <Button ref={returnFocus('new')} variant="secondary" onClick={() => setEditing('new')}>
          {words.add}
        </Button>
      </div>
      {editing === 'new' && <Card>{form(undefined)}</Card>}
      <div role="status" className={pageStyles.status}>
        {done && <Notice tone="success">{done}</Notice>}
      </div>
      <FailureNotice failure={saveOrder.failure ?? retire.failure} />
      <ul ref={list} className={styles.items}>
        {shown.map((item, index) => (
          <li key={item.id} className={styles.item}>
            {editing === item.id ? (
              form(item)
            ) : (
              <div className={styles.row}>
                <div className={styles.grow}>
                  <p className={styles.name}>
                    {index + 1}. {nameOf(item)}
                  </p>
                  <p className={pageStyles.soft}>{detailOf(item)}</p>
                </div>
                <div className={styles.actions}>
                  <MoveButtons name={nameOf(item)} index={index} count={shown.length} onMove={move} />
                  <Button
                    size="small"
                    variant="secondary"
                    ref={returnFocus(item.id)}
                    aria-label={texts.editLabel(nameOf(item))}
                    onClick={() => setEditing(item.id)}
                  >
                    {texts.edit}
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={texts.retireLabel(nameOf(item))}
                    onClick={() => void retire.run(item, true)}
                  >
                    {texts.retire}
                  </Button>
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
      {retired.length > 0 && (
        <Disclosure title={texts.retiredOnes(retired.length)} level={4}>
          <ul className={styles.items}>
            {retired.map((item) => (
              <li key={item.id} className={styles.item}>
                <div className={styles.row}>
                  <p className={styles.grow}>{nameOf(item)}</p>
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={texts.restoreLabel(nameOf(item))}
                    onClick={() => void retire.run(item, false)}
                  >
                    {texts.restore}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  )
}

/** The items as they were last moved; one that came to be since stands last. */
function inOrder<Edited extends Item>(items: Edited[], order: readonly number[] | undefined): Edited[] {
  if (!order) return items
  const place = ({ id }: Edited) => (order.includes(id) ? order.indexOf(id) : order.length)
  return items.toSorted((one, other) => place(one) - place(other))
}
