import type { FiguresForm } from '@semaforo/diagnostic-ui'
import { useEffect, useId, useRef } from 'react'
import { useEditedField } from '../use-edited-field.ts'
import styles from './sheet.module.css'
import { sheetTexts } from './sheet.texts.ts'
import { StatementLines } from './statement-lines.tsx'
import { statements } from './statements.ts'

/** '¿Dónde está este número?': both statements, in which the line of the focused field lights up. */
export function Sheet({ form }: { form: FiguresForm }) {
  const id = useId()
  const lit = useEditedField(form.ref)
  const paper = useRef<HTMLElement>(null)
  useEffect(() => {
    if (lit && paper.current) reveal(paper.current)
  }, [lit])
  return (
    <section ref={paper} className={styles.sheet} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {sheetTexts.title}
      </h2>
      <p className={styles.soft}>{sheetTexts.lead}</p>
      {statements.map((statement) => (
        <StatementLines
          key={statement.name}
          statement={statement}
          draft={form.draft}
          lit={lit}
          onGo={form.focus}
        />
      ))}
    </section>
  )
}

/** Scrolls the sheet, and not the page, until its lit line is seen; the sheet ends with the window where it must. */
function reveal(sheet: HTMLElement) {
  sheet.style.maxHeight = ''
  const line = sheet.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!line) return
  const { top } = sheet.getBoundingClientRect()
  const room = 2 * line.height
  if (line.bottom + room > innerHeight) sheet.style.maxHeight = `${innerHeight - top - room}px`
  const { bottom } = sheet.getBoundingClientRect()
  if (line.top < top + room) sheet.scrollTop -= top + room - line.top
  else if (line.bottom > bottom - room) sheet.scrollTop += line.bottom - (bottom - room)
}
