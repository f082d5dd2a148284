import type { DiagnosticRecord, RatioResult } from '@semaforo/contracts'
import { diagnose, figuresIn, ratioText } from '@semaforo/diagnosis'
import { texts } from '@semaforo/diagnostic-ui'
import { historyTexts } from '../history.texts.ts'
import { change } from './change.ts'
import { Row } from './row.tsx'

const { compare: words } = historyTexts

/** Each indicator of two diagnostics as today's rules read it, and the points that it brings or takes. */
export function IndicatorRows({ before, after }: { before: DiagnosticRecord; after: DiagnosticRecord }) {
  const [earlier, later] = [before, after].map((record) => diagnose(figuresIn(record)).details.ratios)
  return earlier?.map((ratio) => {
    const now = later?.find(({ key }) => key === ratio.key) ?? ratio
    return (
      <Row
        key={ratio.key}
        head={ratio.name}
        cells={[
          readingOf(ratio),
          readingOf(now),
          change(now.contribution - ratio.contribution, words.points),
        ]}
      />
    )
  })
}

const readingOf = ({ value, unit, rating }: RatioResult) =>
  rating === 'no_aplica'
    ? texts.analysis.notApplicable
    : `${ratioText(value, unit)} · ${texts.analysis.ratings[rating]}`
