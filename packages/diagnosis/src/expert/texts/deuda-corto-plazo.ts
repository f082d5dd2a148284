import { money, percent } from '../../format.ts'
import { goalOf } from './goal.ts'
import type { Case, Phrasebook } from './phrasebook.ts'

const due = ({ figures, value }: Case) =>
  `En menos de un año vencen ${money(figures.pasivo_corriente)}, ${percent(value)} de lo que tiene tu negocio.`

export const deuda_corto_plazo: Phrasebook = {
  bien: (ratio) => ({
    explanation:
      ratio.value === 0
        ? 'No tienes deudas que venzan en menos de un año.'
        : `${due(ratio)} Los pagos cercanos son llevaderos.`,
    advice: 'Paga el equipo con créditos que duren lo que el equipo, y lo de cada día con lo que cobras.',
  }),
  atencion: (ratio) => ({
    explanation: `${due(ratio)} Los pagos cercanos pesan.`,
    advice: `Tu meta es que no pase de ${goalOf('deuda_corto_plazo')}. Arma un calendario de vencimientos por semana y pide a tu banco pasar una parte a más plazo.`,
  }),
  alerta: (ratio) => ({
    explanation: `${due(ratio)} Casi todo te lo pueden cobrar pronto.`,
    advice: `Tu meta es que no pase de ${goalOf('deuda_corto_plazo')}: acuerda con tu banco y tus proveedores pagar una parte a más de un año.`,
  }),
  absent: 'No hay activos con qué compararlo.',
}
