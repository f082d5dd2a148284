import { Button } from '@semaforo/ui'
import type { ReactNode, Ref } from 'react'
import pageStyles from '../../profile/profile.module.css'
import { shortList } from './long-list.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { PlaceField } from './place-field.tsx'
import styles from './resources.module.css'
import { texts } from './resources.texts.ts'

type Props = {
  /** What chooses it together with others. */
  choose: ReactNode
  name: string
  detail: string
  index: number
  count: number
  onMove: (from: number, to: number) => void
  /** Moves it to the place that was typed. */
  onPlace: (from: number, to: number) => void
  /** For the button that opens its form. */
  editButton: Ref<HTMLButtonElement>
  onEdit: () => void
  /** While an item is being retired or restored: one at a time. */
  busy: boolean
  onRetire: () => void
}

/** One item of the catalog with its actions. */
export function ItemRow(props: Props) {
  const { choose, name, detail, index, count, onMove, onPlace, editButton, onEdit, busy, onRetire } = props
  return (
    <div className={styles.row}>
      <div className={styles.grow}>
        <p className={styles.name}>
          {choose}{' '}
          {count > shortList ? (
            <PlaceField name={name} index={index} count={count} onMove={onPlace} />
          ) : (
            <span>{index + 1}.</span>
          )}{' '}
          <span>{name}</span>
        </p>
        <p className={pageStyles.soft}>{detail}</p>
      </div>
      <div className={styles.actions}>
        <MoveButtons name={name} index={index} count={count} onMove={onMove} />
        <Button
          size="small"
          variant="secondary"
          ref={editButton}
          aria-label={texts.editLabel(name)}
          onClick={onEdit}
        >
          {texts.edit}
        </Button>
        <Button
          size="small"
          variant="quiet"
          className={styles.turn ?? ''}
          aria-disabled={busy}
          aria-label={texts.retireLabel(name)}
          onClick={onRetire}
        >
          {texts.retire}
        </Button>
      </div>
    </div>
  )
}
