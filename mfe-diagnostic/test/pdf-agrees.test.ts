import { Diagnosis, Prediction } from '@semaforo/contracts'
import { ratioText } from '@semaforo/diagnosis'
import { modelVerdict, riskWords, signed } from '@semaforo/diagnostic-ui'
import { isAccepted, randomCompanies } from '@semaforo/testing/companies'
import { pdfLines } from '@semaforo/testing/pdf'
import { lightOf } from '../src/result/light.ts'
import { evaluated, pdfOf } from './pdf-cases.ts'

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
    const { verdict, estimate } = modelVerdict(prediction)
    const expected = [
      score === null
        ? 'Sistema experto Sin diagnóstico'
        : `Sistema experto ${band} Puntaje: ${score.toFixed(1)} de 100`,
      score === null
        ? 'Modelo de Machine Learning Sin datos'
        : `Modelo de Machine Learning ${verdict} Puntaje estimado: ${estimate}`,
      `Semáforo ${lightOf(evaluation).words || 'Sin diagnóstico'}`,
      score === null ? '' : riskWords(prediction).sentence,
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

const words = { bien: 'bien', atencion: 'atención', alerta: 'alerta' }
