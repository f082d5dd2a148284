import { Button, Notice } from '@semaforo/ui'
import { createRoot } from 'react-dom/client'
import { texts } from '../../texts.ts'
import styles from './reload-offer.module.css'

/** Offers to load the page again, beside what is on it, until it is taken or declined. */
export function offerReload(): void {
  const element = document.createElement('div')
  element.className = styles.offer ?? ''
  document.body.append(element)
  const root = createRoot(element)
  const decline = () => {
    root.unmount()
    element.remove()
  }
  root.render(
    <Notice tone="warning" role="status" className={styles.notice}>
      <p>{texts.withdrawn.description}</p>
      <p className={styles.choice}>
        <Button size="small" onClick={() => location.reload()}>
          {texts.withdrawn.reload}
        </Button>
        <Button size="small" variant="secondary" onClick={decline}>
          {texts.withdrawn.later}
        </Button>
      </p>
    </Notice>,
  )
}
