import { figureFields } from '@semaforo/contracts'
import { Button } from '@semaforo/ui'
import type { Ref } from 'react'
import styles from './guide.module.css'
import { guideTexts } from './guide.texts.ts'

type Props = { topRef: Ref<HTMLDivElement>; isAsking: boolean; at: number; onToggle: () => void }

/** How far one has come, and the way to the other view. */
export function GuideHead({ topRef, isAsking, at, onToggle }: Props) {
  const all = figureFields.length
  return (
    <div ref={topRef} className={styles.head}>
      {isAsking && at < all && <p className={styles.progress}>{guideTexts.progress(at + 1, all)}</p>}
      <Button size="small" variant="secondary" className={styles.toggle} onClick={onToggle}>
        {isAsking ? guideTexts.all : guideTexts.steps}
      </Button>
      {isAsking && (
        <div className={styles.bar} aria-hidden="true">
          <div style={{ width: `${(at / all) * 100}%` }} />
        </div>
      )}
    </div>
  )
}
