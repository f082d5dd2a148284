import { IconButton, X } from '@semaforo/ui'
import { MoveButtons } from './move-buttons.tsx'
import styles from './resources.module.css'
import { texts } from './resources.texts.ts'
import { useOrder } from './use-order.ts'

type Step = { id: number; name: string }

/** The tags of a roadmap, which can be reordered and removed. */
export function Steps({ steps, onChange }: { steps: Step[]; onChange: (ids: number[]) => void }) {
  const { list, move } = useOrder(steps, onChange)
  return (
    <ol ref={list}>
      {steps.map((step, index) => (
        <li key={step.id} className={styles.step}>
          <span className={styles.grow}>{`${index + 1}. ${step.name}`}</span>
          <MoveButtons name={step.name} index={index} count={steps.length} onMove={move} />
          <IconButton
            label={texts.leaveOut(step.name)}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget)
              onChange(steps.filter(({ id }) => id !== step.id).map(({ id }) => id))
            }}
          >
            <X />
          </IconButton>
        </li>
      ))}
    </ol>
  )
}

/** From the button of a row that goes, to that of the next or previous row, or to what follows the list. */
function focusNeighbour(button: HTMLElement) {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const next = neighbour ?? row?.parentElement?.nextElementSibling
  next?.querySelector<HTMLElement>(neighbour ? ':scope > button' : 'select')?.focus()
}
