import { Button, Notice } from '@semaforo/ui'
import { useState } from 'react'
import type { Evaluation } from '../evaluation.ts'
import { lightOf } from '../light.ts'
import { shareTexts } from './share.texts.ts'
import type { ShareDialog } from './share-dialog.tsx'

/** 'Compartir', where there is a light to share: what it opens is loaded with the first press. */
export function Share({ evaluation }: { evaluation: Evaluation }) {
  const [Dialog, setDialog] = useState<typeof ShareDialog>()
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed')
  if (lightOf(evaluation).light === 'none') return null

  async function open() {
    setState('loading')
    try {
      const loaded = await import(/* webpackChunkName: "later-share" */ './share-dialog.tsx')
      setDialog(() => loaded.ShareDialog)
      setState('open')
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <Button variant="secondary" loading={state === 'loading'} onClick={() => void open()}>
        {shareTexts.open}
      </Button>
      {state === 'failed' && (
        <Notice tone="error" role="alert">
          {shareTexts.failedToOpen}
        </Notice>
      )}
      {Dialog && state === 'open' && <Dialog evaluation={evaluation} onClose={() => setState('closed')} />}
    </>
  )
}
