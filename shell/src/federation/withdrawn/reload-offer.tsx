import type { Button as ButtonOfUi, Notice as NoticeOfUi } from '@semaforo/ui'
import { createRoot } from 'react-dom/client'
import { texts } from './withdrawn.texts.ts'

/** Handed over: an import would cut them off from the shell's first script. */
export type OfUi = { Button: typeof ButtonOfUi; Notice: typeof NoticeOfUi }

/**
 * Prepares the place of an offer to load the page again, beside what is on it: a live region, which screen readers follow
 * only where it was in the document before its text.
 * @returns makes the offer, until it is taken or declined
 */
export function reloadOffer({ Button, Notice }: OfUi): () => void {
  const element = document.createElement('div')
  element.className = 'reload-offer'
  element.role = 'status'
  document.body.append(element)
  const root = createRoot(element)
  let before: EventTarget | null = null
  element.addEventListener('focusin', ({ relatedTarget }) => {
    before = relatedTarget ?? before
  })

  const decline = () => {
    const place =
      before instanceof HTMLElement && before.isConnected && !element.contains(before)
        ? before
        : document.getElementById('contenido')
    place?.focus({ preventScroll: true })
    root.render(null)
  }
  return () =>
    root.render(
      <Notice tone="warning">
        <p>{texts.description}</p>
        <p className="reload-choice">
          <Button size="small" onClick={() => location.reload()}>
            {texts.reload}
          </Button>
          <Button size="small" variant="secondary" onClick={decline}>
            {texts.later}
          </Button>
        </p>
      </Notice>,
    )
}
