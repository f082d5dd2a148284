import type { Figures } from '@semaforo/contracts'
import { Button, Card, Notice } from '@semaforo/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './what-if.module.css'
import { whatIfTexts } from './what-if.texts.ts'

type Props = { figures: Figures; baseRate: number }

/** '¿Y si…?': the sliders and their model are loaded on the first click. */
export function WhatIf({ figures, baseRate }: Props) {
  const [state, setState] = useState<'closed' | 'busy' | 'failed'>('closed')
  const [simulator, setSimulator] = useState<ReactNode>()

  // The button that was pressed is gone: unless the focus has moved on meanwhile, it goes to what the button opened.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (simulator && document.activeElement === document.body) heading.current?.focus()
  }, [simulator])

  async function open() {
    setState('busy')
    try {
      const { loadModel, Simulator } = await import(
        /* webpackChunkName: "later-in-browser" */ './simulator.tsx'
      )
      const model = await loadModel()
      setSimulator(<Simulator figures={figures} model={model} baseRate={baseRate} />)
    } catch {
      setState('failed')
    }
  }

  return (
    <section aria-labelledby="y-si" className={styles.whatIf}>
      <div>
        <h2 ref={heading} id="y-si" tabIndex={-1}>
          {whatIfTexts.title}
        </h2>
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
