import type { Figures } from '@semaforo/contracts'
import { Button, Card, Notice } from '@semaforo/ui'
import { type ReactNode, useState } from 'react'
import { whatIfTexts } from './texts.ts'
import styles from './what-if.module.css'

type Props = { figures: Figures; baseRate: number }

/** '¿Y si…?': the sliders and their model are loaded on the first click. */
export function WhatIf({ figures, baseRate }: Props) {
  const [state, setState] = useState<'closed' | 'busy' | 'failed'>('closed')
  const [simulator, setSimulator] = useState<ReactNode>()

  async function open() {
    setState('busy')
    try {
      const { loadModel, Simulator } = await import(/* webpackChunkName: "later-here" */ './simulator.tsx')
      const model = await loadModel()
      setSimulator(<Simulator figures={figures} model={model} baseRate={baseRate} />)
    } catch {
      setState('failed')
    }
  }

  return (
    <section aria-labelledby="y-si" className={styles.whatIf}>
      <div>
        <h2 id="y-si">{whatIfTexts.title}</h2>
        <p className={styles.soft}>{whatIfTexts.lead}</p>
      </div>
      {simulator ? (
        <Card padding="large">{simulator}</Card>
      ) : (
        <Button variant="secondary" loading={state === 'busy'} onClick={() => void open()}>
          {whatIfTexts.open}
        </Button>
      )}
      {state === 'failed' && (
        <Notice tone="error" role="alert">
          {whatIfTexts.failed}
        </Notice>
      )}
    </section>
  )
}
