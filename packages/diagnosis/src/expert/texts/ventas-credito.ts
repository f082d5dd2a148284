import { money, percent } from '../../format.ts'
import { goalOf } from './goal.ts'
import type { Case, Phrasebook } from './phrasebook.ts'

const onCredit = ({ figures, value }: Case) =>
  `Vendes a crédito ${percent(value)} de tus ventas, ${money(figures.ventas_credito)}.`

export const ventas_credito: Phrasebook = {
  bien: (ratio) => ({
    explanation:
      ratio.value === 0
        ? 'Vendes todo de contado: el dinero entra cuando sale la mercancía.'
        : `${onCredit(ratio)} La mayor parte de tu efectivo no depende de que te paguen después.`,
    advice: 'Si fías, pon un límite por cliente y respétalo.',
  }),
  atencion: (ratio) => ({
    explanation: `${onCredit(ratio)} Tu caja depende de que tus clientes cumplan.`,
    advice: `Tu meta es que no pasen de ${goalOf('ventas_credito')}: pide anticipo en pedidos grandes y ofrece un pequeño descuento de contado.`,
  }),
  // Unreachable while the table's lowest value is 40 points.
  alerta: (ratio) => ({
    explanation: `${onCredit(ratio)} Casi nada entra de contado.`,
    advice: 'Revisa a quién fías y por cuántos días antes de aceptar más pedidos.',
  }),
  absent: 'No hubo ventas en el periodo.',
}
