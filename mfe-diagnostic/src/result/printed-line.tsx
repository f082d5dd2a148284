import { day } from '@semaforo/diagnostic-ui'
import { useStored } from '@semaforo/frontend-kit'
import { businessNames } from './share/business-names.ts'

/** On paper, whose result it is and of which day. */
export function PrintedLine({ id, at }: { id?: string; at?: string | undefined }) {
  const name = useStored(businessNames)[id ?? '']
  const date = day(at ?? new Date().toISOString())
  return <p className="print-only">{name ? `${name} · ${date}` : date}</p>
}
