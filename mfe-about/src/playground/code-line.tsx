import { Button, Notice } from '@semaforo/ui'
import { useEffect, useRef, useState } from 'react'
import styles from './playground.module.css'
import { texts } from './playground.texts.ts'

/** Lines to copy. Where the browser refuses, they are selected instead. */
export function CodeLine({ code }: { code: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const line = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines were not copied yet
  useEffect(() => setState('idle'), [code])

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      setState('copied')
    } catch {
      if (line.current) getSelection()?.selectAllChildren(line.current)
      setState('refused')
    }
  }

  return (
    <>
      <pre className={styles.code}>
        <code ref={line}>{code}</code>
      </pre>
      <Button onClick={() => void copy()}>{state === 'copied' ? texts.copied : texts.copy}</Button>
      <div role="status" className={state === 'refused' ? undefined : 'visually-hidden'}>
        {state === 'copied' && <span>{texts.copied}</span>}
        {state === 'refused' && <Notice>{texts.copyYourself}</Notice>}
      </div>
    </>
  )
}
