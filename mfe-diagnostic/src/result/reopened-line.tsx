import { semaforo } from '@semaforo/diagnosis'
import { day } from '@semaforo/diagnostic-ui'
import { Notice } from '@semaforo/ui'
import { historyTexts } from '../history/history.texts.ts'
import { pageTexts } from '../minegocio/minegocio.texts.ts'
import { type Evaluation, failsTodaysValidation } from './evaluation.ts'
import { lightOf } from './light.ts'

/** The date of a diagnostic from the history, and its earlier result if today's differs. */
export function ReopenedLine({ evaluation }: { evaluation: Evaluation }) {
  const { saved, diagnosis, prediction } = evaluation
  if (!saved || !evaluation.reopened) return null
  const then = semaforo(saved.score, saved.predictionTree)
  const thatDay = [(saved.score ?? 0).toFixed(1), historyTexts.lights[then].toLowerCase()] as const
  const isComplete = diagnosis && prediction && then !== 'none'
  const isDifferent =
    isComplete && (saved.score !== diagnosis.overall.score || then !== lightOf(evaluation).light)
  return (
    <Notice role="status">
      <span>{pageTexts.result.reopened(day(saved.saved_at))}</span>
      {failsTodaysValidation(evaluation) && <span> {pageTexts.result.ofItsDayAlone(...thatDay)}</span>}
      {isDifferent && <span> {pageTexts.result.readsDifferently(...thatDay)}</span>}
    </Notice>
  )
}
