import type { DiagnosticRecord } from '@semaforo/contracts'
import { day, timeOfDay } from '@semaforo/diagnostic-ui'
import { ActionMenu, Button } from '@semaforo/ui'
import { businessTexts } from '../businesses/businesses.texts.ts'
import type { Comparing } from './compare/use-comparing.ts'
import styles from './history.module.css'
import { historyTexts } from './history.texts.ts'
import { LightBadge } from './light-badge.tsx'

type Props = {
  record: DiagnosticRecord
  /** Why the score moved since the diagnostic before. */
  why: string | undefined
  comparing: Comparing
  onOpen: () => void
  onMove: (() => void) | undefined
  onDelete: () => void
}

/** One diagnostic; its date is the button that opens it. */
export function RecordRow({ record, why, comparing, onOpen, onMove, onDelete }: Props) {
  const { saved_at, score } = record
  const [date, time] = [day(saved_at), timeOfDay(saved_at)]
  const { compare, deletion } = historyTexts
  const isOther = comparing.first !== undefined && comparing.first !== record
  return (
    <tr>
      <td>
        <LightBadge record={record} />
      </td>
      <td>
        <button
          type="button"
          className={styles.open}
          aria-label={historyTexts.open(date, time)}
          onClick={onOpen}
        >
          <time dateTime={saved_at}>{date}</time>
        </button>
        <span className={styles.time}>{time}</span>
      </td>
      <td className={styles.score}>{score === null ? historyTexts.noScore : score.toFixed(1)}</td>
      <td>{why}</td>
      <td className={isOther ? styles.choose : undefined}>
        {isOther ? (
          <Button
            size="small"
            variant="secondary"
            aria-label={compare.withOf(date, time)}
            onClick={() => comparing.choose(record)}
          >
            {compare.with}
          </Button>
        ) : (
          <ActionMenu
            label={historyTexts.actionsOf(date, time)}
            items={[
              ...(comparing.isPossible
                ? [
                    {
                      text: compare.open,
                      label: compare.of(date, time),
                      onSelect: () => comparing.begin(record),
                    },
                  ]
                : []),
              ...(onMove
                ? [{ text: businessTexts.move, label: businessTexts.moveOf(date, time), onSelect: onMove }]
                : []),
              {
                text: deletion.delete,
                label: deletion.deleteOf(date, time),
                tone: 'danger',
                onSelect: onDelete,
              },
            ]}
          />
        )}
      </td>
    </tr>
  )
}
