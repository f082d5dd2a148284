import type { DiagnosticRecord } from '@semaforo/contracts'
import { Button, Notice } from '@semaforo/ui'
import { type ReactNode, useState } from 'react'
import styles from '../history.module.css'
import { historyTexts } from '../history.texts.ts'

const { compare: words } = historyTexts

/** 'Comparar dos fechas': loaded with the click. */
export function useComparison(records: readonly DiagnosticRecord[]): {
  button: ReactNode
  comparison: ReactNode
} {
  const [state, setState] = useState<'closed' | 'busy' | 'failed'>('closed')
  const [Compare, setCompare] = useState<typeof import('./compare.tsx').default>()
  const comparable = records.length > 1

  async function toggle() {
    if (Compare) return setCompare(undefined)
    setState('busy')
    try {
      const loaded = await import(/* webpackChunkName: "later-compare" */ './compare.tsx')
      setCompare(() => loaded.default)
      setState('closed')
    } catch {
      setState('failed')
    }
  }

  return {
    button: comparable && (
      <Button
        size="small"
        variant="secondary"
        aria-expanded={Compare !== undefined}
        loading={state === 'busy'}
        onClick={() => void toggle()}
      >
        {words.open}
      </Button>
    ),
    comparison:
      comparable && Compare ? (
        <Compare records={records} />
      ) : (
        state === 'failed' && (
          <Notice tone="error" role="alert" className={styles.wide}>
            {words.failed}
          </Notice>
        )
      ),
  }
}
