import { money, percent } from '../../format.ts'
import type { Case, Phrasebook } from './words.ts'

const owed = ({ value }: Case) => `De cada ${money(100)} que tiene tu negocio debes ${money(value * 100)}.`
const excess = ({ figures: { total_pasivos, total_activos } }: Case) =>
  money(total_pasivos - 0.6 * total_activos)

export const endeudamiento: Phrasebook = {
  bien: (ratio) => ({
    explanation:
      ratio.value === 0
        ? 'No debes nada: todo es tuyo.'
        : `${owed(ratio)} ${ratio.value <= 0.4 ? 'La mayor parte es tuya.' : 'Es una proporción sana.'}`,
    advice:
      ratio.value <= 0.4
        ? 'Tienes espacio para un crédito si una inversión lo vale; compara el CAT (costo total del crédito) antes de firmar.'
        : 'Estás entre 40 y 60 %: antes de pedir más, comprueba que el crédito se pague solo.',
  }),
  atencion: (ratio) => ({
    explanation: `${owed(ratio)} Dependes mucho de dinero ajeno: ${percent(ratio.value)} del total.`,
    advice: `Para bajar a 60 % tendrías que pagar ${excess(ratio)}. Mientras tanto, no tomes deuda nueva para gastos.`,
  }),
  alerta: (ratio) => ({
    explanation:
      ratio.value > 1
        ? `Debes ${money(ratio.figures.total_pasivos - ratio.figures.total_activos)} más de todo lo que tiene tu negocio.`
        : `${owed(ratio)} Queda muy poco que sea tuyo: un mal año bastaría para no poder pagar.`,
    advice: `Para bajar a 60 % habría que pagar, o poner de tu dinero, ${excess(ratio)}. Negocia plazos y busca capital de socios antes que otro préstamo.`,
  }),
  absent: 'No hay activos con qué compararlo.',
}
