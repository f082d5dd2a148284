import { type DiagnosticRecord, withdrawCertificate } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { announce } from '@semaforo/ui'
import { useState } from 'react'
import { ConfirmRow } from './confirm-row.tsx'
import { isGone, refreshWithoutGone } from './gone.ts'
import { refreshHistory } from './refresh-history.ts'
import { historyTexts } from './texts.ts'

type Props = { record: DiagnosticRecord; onClose: () => void }

/** Asks before the certificate of a diagnostic is withdrawn for good, and withdraws it. */
export function WithdrawRow({ record, onClose }: Props) {
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  const { certificate } = historyTexts

  async function withdraw() {
    setState('busy')
    try {
      await request(withdrawCertificate, { params: { id: record.id } })
      announce(certificate.done)
      // The row says so before the question goes: the focus then knows where to return.
      await refreshHistory()
      onClose()
    } catch (error) {
      if (!isGone(error)) return setState('failed')
      await refreshWithoutGone()
      onClose()
    }
  }

  return (
    <ConfirmRow
      question={certificate.ask}
      confirm={certificate.confirm}
      busy={state === 'busy'}
      failure={state === 'failed' ? certificate.failed : undefined}
      onConfirm={() => void withdraw()}
      onCancel={onClose}
    />
  )
}
