import { days, money } from '../../format.ts'
import type { Case, Phrasebook } from './words.ts'

const stays = ({ value }: Case) => `Tu inventario tarda unos ${days(value)} en venderse.`

/** The part of the mean inventory that exceeds `target` days of sales. */
const excess = ({ figures, value }: Case, target: number) =>
  money(((figures.inventario_inicial + figures.inventario_final) / 2) * (1 - target / value))

export const dias_inventario: Phrasebook = {
  bien: (ratio) => ({
    explanation: `${stays(ratio)} Tu mercancía se mueve a buen paso.`,
    advice: 'Vigila que no te falte lo que más se vende.',
  }),
  atencion: (ratio) => ({
    explanation: `${stays(ratio)} Es dinero parado en el estante.`,
    advice: `Si lo vendieras en 90 días liberarías ${excess(ratio, 90)}. Compra menos de lo lento y más seguido de lo rápido.`,
  }),
  alerta: (ratio) => ({
    explanation:
      ratio.value === Number.POSITIVE_INFINITY
        ? 'Tienes inventario, pero no anotaste costo de ventas: así no se vendió nada en el periodo.'
        : `${stays(ratio)} Una parte puede estar pasada de moda, caduca o dañada.`,
    advice: `Haz un conteo, remata lo que lleva más de seis meses y deja de comprarlo: hay hasta ${excess(ratio, 90)} que podrían volver a tu caja.`,
  }),
  absent: 'Tu negocio no maneja inventario.',
}
