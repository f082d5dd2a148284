import type { Button as ButtonOfUi, Notice as NoticeOfUi } from '@semaforo/ui'
import { createRoot } from 'react-dom/client'
import { texts } from './texts.ts'

/** Handed over: an import would cut them off from the shell's first script. */
export type OfUi = { Button: typeof ButtonOfUi; Notice: typeof NoticeOfUi }

/** Offers to load the page again, beside what is on it, until it is taken or declined. */
export function offerReload({ Button, Notice }: OfUi): void {
  const element = document.createElement('div')
  element.className = 'reload-offer'
  document.body.append(element)
  const root = createRoot(element)
  const decline = () => {
    root.unmount()
    element.remove()
  }
  root.render(
    <Notice tone="warning" role="status">
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
