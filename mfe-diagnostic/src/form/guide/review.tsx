import type { FiguresForm } from '@semaforo/diagnostic-ui'
import type { Ref } from 'react'
import { StatementLines } from '../sheet/statement-lines.tsx'
import { statements } from '../sheet/statements.ts'
import styles from './guide.module.css'
import { guideTexts } from './guide.texts.ts'

type Props = { form: FiguresForm; headingRef: Ref<HTMLHeadingElement> }

/** After the last question: both statements with what was typed, each line the way to its question. */
export function Review({ form, headingRef }: Props) {
  return (
    <div className={styles.review}>
      <h3 ref={headingRef} tabIndex={-1}>
        {guideTexts.review}
      </h3>
      <p className={styles.soft}>{guideTexts.reviewLead}</p>
      {statements.map((statement) => (
        <StatementLines
          key={statement.name}
          statement={statement}
          draft={form.draft}
          lit={undefined}
          missing={guideTexts.missing}
          onGo={form.focus}
        />
      ))}
    </div>
  )
}
