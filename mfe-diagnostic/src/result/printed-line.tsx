import { day } from '@semaforo/diagnostic-ui'
import type { Evaluation } from './evaluation.ts'
import { useNameOn } from './share/business-names.ts'

/** On paper, whose result it is and of which day; a guest's has no name. */
export function PrintedLine({ evaluation }: { evaluation?: Evaluation }) {
  const name = useNameOn(evaluation)
  const date = day(evaluation?.saved?.saved_at ?? new Date().toISOString())
  return <p className="print-only">{name ? `${name} · ${date}` : date}</p>
}
