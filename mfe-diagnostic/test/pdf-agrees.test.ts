import { Diagnosis, Prediction } from '@semaforo/contracts'
import { cautionOf, planOf, ratioText, verdictOf } from '@semaforo/diagnosis'
import { gainOf, modelVerdict, riskText, signed, sumLine, texts } from '@semaforo/diagnostic-ui'
import { isAccepted, randomCompanies } from '@semaforo/testing/companies'
import { pdfLines } from '@semaforo/testing/pdf'
import type { Evaluation } from '../src/result/evaluation.ts'
import { lightOf } from '../src/result/light.ts'
import { evaluated, improved, pdfOf } from './pdf-cases.ts'

/** How many; more of them take minutes. */
const most = Number(process.env['COMPANIES'] ?? 100)

/** What has been an answer of the API. */
const answered = <Answer>(answer: Answer): unknown => JSON.parse(JSON.stringify(answer))

test('of random companies the PDF says what the API answers, in the words of the page', async () => {
  let count = 0
  for (const figures of randomCompanies(16, 2 * most)) {
    if (count === most) break
    if (!isAccepted(figures)) continue
    count++
    const local = evaluated(figures)
    const diagnosis = Diagnosis.parse(answered(local.diagnosis))
    const prediction = Prediction.parse(answered(local.prediction))
    const evaluation = evaluated(figures, { diagnosis, prediction })
    const text = pdfLines(await pdfOf(evaluation)).join(' ')
    const { score, band } = diagnosis.overall
    const { verdict, estimate, means } = modelVerdict(prediction)
    const expected = [
      score === null
        ? 'Sistema experto Sin diagnóstico'
        : `Sistema experto ${band} Puntaje: ${score.toFixed(1)} de 100`,
      score === null
        ? 'Modelo de Machine Learning Sin datos'
        : `Modelo de Machine Learning ${verdict} Puntaje estimado: ${estimate}. ${means}`,
      `Semáforo ${lightOf(evaluation).text || 'Sin diagnóstico'}`,
      ...(score === null ? [] : saidOnPage(evaluation)),
      sumLine(diagnosis),
      ...diagnosis.details.ratios.map(
        ({ value, unit, rating, contribution, effectiveWeight, explanation }) =>
          rating === 'no_aplica'
            ? `— no aplica ${explanation}`
            : `${ratioText(value, unit)} ${words[rating]} ${signed(contribution)} de ${effectiveWeight.toFixed(1)} ${explanation}`,
      ),
    ]
    expect(expected.filter((part) => !text.includes(part))).toEqual([])
  }
  expect(count).toBe(most)
})

/** What the page says of a company with a score. */
function saidOnPage({ figures, diagnosis, prediction }: Evaluation): string[] {
  if (!prediction) return []
  const improvement = improved(figures)
  const { headline, sentence } = riskText(prediction)
  const { steps, before, after } = planOf(figures, improvement)
  return [
    `${headline} ${sentence}`,
    `${verdictOf(diagnosis, prediction).sentence} ${cautionOf(figures) ?? ''}`,
    `${texts.plan.title(steps.length)} ${improvement.message}`,
    ...steps.map((step) => `${step.name} ${gainOf(step)} ${step.explanation}`),
    steps.length > 1 ? texts.plan.sum((before ?? 0).toFixed(1), (after ?? 0).toFixed(1)) : '',
    texts.model.notFor,
  ]
}

const words = { bien: 'bien', atencion: 'atención', alerta: 'alerta' }
