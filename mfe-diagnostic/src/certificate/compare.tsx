import type { Figures } from '@semaforo/contracts'
import { fingerprintOf } from '@semaforo/diagnosis'
import { Button, Disclosure, Notice } from '@semaforo/ui'
import { type FormEvent, useState } from 'react'
import { emptyDraft } from '../form/draft.ts'
import { FigureFields } from '../form/figure-fields.tsx'
import { useFiguresForm } from '../form/use-figures-form.ts'
import { WrongFields } from '../form/wrong-fields.tsx'
import styles from './certificate.module.css'
import { texts } from './texts.ts'

type Props = { code: string; fingerprint: string }

/** Compares figures with the fingerprint, in this page alone: they are neither sent nor stored. */
export function Compare(props: Props) {
  const { compare } = texts
  return (
    <Disclosure title={compare.title} level={2}>
      <div className={styles.compare}>
        <p className={styles.soft}>{compare.lead}</p>
        {/* Without TLS a browser has no `crypto.subtle`. */}
        {globalThis.isSecureContext ? (
          <CompareForm {...props} />
        ) : (
          <Notice tone="warning">{compare.insecure}</Notice>
        )}
      </div>
    </Disclosure>
  )
}

function CompareForm({ code, fingerprint }: Props) {
  const form = useFiguresForm(...useState(emptyDraft))
  const [compared, setCompared] = useState<{ figures: Figures; same: boolean }>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const figures = form.submit()
    setCompared(figures && { figures, same: (await fingerprintOf(code, figures)) === fingerprint })
  }

  const isCurrent = compared && JSON.stringify(compared.figures) === JSON.stringify(form.figures)
  return (
    <form ref={form.ref} className={styles.compare} noValidate onSubmit={(event) => void submit(event)}>
      <FigureFields form={form} />
      <WrongFields form={form} />
      <div>
        <Button type="submit">{texts.compare.submit}</Button>
      </div>
      {isCurrent && (
        <Notice tone={compared.same ? 'success' : 'warning'} role="status">
          {compared.same ? texts.compare.same : texts.compare.different}
        </Notice>
      )}
    </form>
  )
}
