import { money, percent } from '../../format.ts'
import type { Case, Phrasebook } from './words.ts'

const owed = ({ value }: Case) => {
  // Less than half a peso would be rounded to nothing.
  const part = value < 0.005 ? `menos de ${money(1)}` : money(value * 100)
  return `De cada ${money(100)} que tiene tu negocio debes ${part}.`
}

/**
 * How to come down to 60 %. New money that pays debt leaves the assets as they are: L - X = 0.6 A. Paying out of the
 * business takes as much from the assets: L - X = 0.6 (A - X), which only current assets can do, and only below 100 %.
 * Rounded up to pesos, so that the amount is enough.
 */
function lowered({ figures: { total_pasivos, total_activos, activo_corriente } }: Case) {
  const beyond = total_pasivos - 0.6 * total_activos
  const own = `poner ${money(Math.ceil(beyond))} de tu dinero para pagar deuda`
  const paid = Math.ceil(beyond / 0.4)
  return total_pasivos < total_activos && paid <= activo_corriente
    ? `Para bajar a 60 % tendrías que pagar ${money(paid)} con dinero del negocio, o ${own}.`
    : `Para bajar a 60 % tendrías que ${own}.`
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
        : 'Estás entre 40 y 60 %: antes de pedir más, comprueba que el crédito se pague solo.',
  }),
  atencion: (ratio) => ({
    explanation: `${owed(ratio)} Dependes mucho de dinero ajeno: ${percent(ratio.value)} del total.`,
    advice: `${lowered(ratio)} Mientras tanto, no tomes deuda nueva para gastos.`,
  }),
  alerta: (ratio) => ({
    explanation:
      ratio.value > 1
        ? `Debes ${money(ratio.figures.total_pasivos - ratio.figures.total_activos)} más de todo lo que tiene tu negocio.`
        : `${owed(ratio)} Queda muy poco que sea tuyo: un mal año bastaría para no poder pagar.`,
    advice: `${lowered(ratio)} Negocia plazos y busca capital de socios antes que otro préstamo.`,
  }),
  absent: 'No hay activos con qué compararlo.',
}
