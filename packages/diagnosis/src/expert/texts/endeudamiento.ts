import { money, percent } from '../../format.ts'
import { goalOf } from './goal.ts'
import type { Case, Phrasebook } from './phrasebook.ts'

const owed = ({ value }: Case) => {
  // Less than half a peso would be rounded to nothing.
  const part = value < 0.005 ? `menos de ${money(1)}` : money(value * 100)
  return `De cada ${money(100)} que tiene tu negocio debes ${part}.`
}

export const endeudamiento: Phrasebook = {
  bien: (ratio) => ({
    explanation:
      ratio.value === 0
        ? 'No debes nada: todo es tuyo.'
        : `${owed(ratio)} ${ratio.value <= 0.4 ? 'La mayor parte es tuya.' : 'Es una proporción sana.'}`,
    advice:
      ratio.value <= 0.4
        ? 'Tienes espacio para un crédito si una inversión lo vale; compara el CAT (costo total del crédito) antes de firmar.'
        : `Tu límite sano es ${goalOf('endeudamiento')}: antes de pedir más, comprueba que el crédito se pague solo.`,
  }),
  atencion: (ratio) => ({
    explanation: `${owed(ratio)} Dependes mucho de dinero ajeno: ${percent(ratio.value)} del total.`,
    advice: `Tu meta es que no pase de ${goalOf('endeudamiento')}: paga deuda con lo que cobras, y no tomes otra para gastos.`,
  }),
  alerta: (ratio) => ({
    explanation:
      ratio.value > 1
        ? `Debes ${money(ratio.figures.total_pasivos - ratio.figures.total_activos)} más de todo lo que tiene tu negocio.`
        : `${owed(ratio)} Queda muy poco que sea tuyo: un mal año bastaría para no poder pagar.`,
    advice: `Tu meta es que no pase de ${goalOf('endeudamiento')}. Negocia plazos y busca capital de socios antes que otro préstamo.`,
  }),
  absent: 'No hay activos con qué compararlo.',
}
