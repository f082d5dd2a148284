import { ChevronRight } from '@semaforo/ui'
import type { ReactNode } from 'react'

type Props = { label: string; children: ReactNode; current?: boolean; first?: boolean }

/** One step of the way, after an arrow from the one before. */
export function Step({ label, children, current = false, first = false }: Props) {
  return (
    <li aria-current={current ? 'step' : undefined}>
      {!first && <ChevronRight aria-hidden="true" />}
      <div>
        <span>{label}</span>
        {children}
      </div>
    </li>
  )
}
