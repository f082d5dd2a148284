import { days, money } from '../../format.ts'
import { goalOf } from './goal.ts'
import type { Case, Phrasebook } from './phrasebook.ts'

const takes = ({ value }: Case) => `Tus clientes a crédito tardan unos ${days(value)} en pagarte.`

export const dias_cartera: Phrasebook = {
  bien: (ratio) => ({
    explanation:
      ratio.value === 0
        ? 'Nadie te debe: todo lo que vendiste ya lo cobraste.'
        : `${takes(ratio)} Cobras a buen ritmo.`,
    advice: 'Mantén por escrito a quién fías, cuánto y por cuántos días.',
  }),
  atencion: (ratio) => ({
    explanation: `${takes(ratio)} Mientras tanto tú financias su compra.`,
    advice: `Tu meta es cobrar en ${goalOf('dias_cartera')}. Recuérdales antes de que venza y premia el pronto pago.`,
  }),
  alerta: (ratio) => ({
    explanation:
      ratio.value === Number.POSITIVE_INFINITY
        ? `Te deben ${money(ratio.figures.cuentas_por_cobrar)} y no hubo ventas a crédito en el periodo: son saldos viejos, difíciles de cobrar.`
        : `${takes(ratio)} Una parte quizá ya no se cobre.`,
    advice: `Ordena lo que te deben por antigüedad, llama primero a los más grandes y suspende el crédito a quien no cumple. Tu meta es cobrar en ${goalOf('dias_cartera')}.`,
  }),
  absent: 'No vendes a crédito y nadie te debe.',
}
