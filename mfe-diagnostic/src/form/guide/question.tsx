import type { Figures } from '@semaforo/contracts'
import { type FiguresForm, WrongFields } from '@semaforo/diagnostic-ui'
import { Button } from '@semaforo/ui'
import type { SyntheticEvent } from 'react'
import { placeOf } from '../sheet/place.ts'
import { StatementLines } from '../sheet/statement-lines.tsx'
import guide from './guide.module.css'
import { guideTexts } from './guide.texts.ts'

type Props = { asked: keyof Figures; form: FiguresForm; onBack: (() => void) | undefined }

const keepFocus = (event: SyntheticEvent) => event.preventDefault()

/** Below the field of a question: the way on and back, where a keyboard leaves them in reach, and its place on paper. */
export function Question({ asked, form, onBack }: Props) {
  const place = placeOf(asked)
  return (
    <>
      <WrongFields form={form} except={asked} />
      {/* The focus stays in the field: its keyboard stays, and no error moves the button away under the thumb. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done but leaving the focus where it is */}
      <div className={guide.actions} onMouseDown={keepFocus}>
        {onBack && (
          <Button variant="secondary" onClick={onBack}>
            {guideTexts.back}
          </Button>
        )}
        <Button type="submit">{guideTexts.next}</Button>
      </div>
      {place && (
        <div>
          <StatementLines statement={place} draft={form.draft} lit={asked} />
        </div>
      )}
    </>
  )
}
