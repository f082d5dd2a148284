import { days } from '../../format.ts'
import { goalOf } from './goal.ts'
import type { Case, Phrasebook } from './phrasebook.ts'

const stays = ({ value }: Case) => `Tu inventario tarda unos ${days(value)} en venderse.`

export const dias_inventario: Phrasebook = {
  bien: (ratio) => ({
    explanation: `${stays(ratio)} Tu mercancía se mueve a buen paso.`,
    advice: 'Vigila que no te falte lo que más se vende.',
  }),
  atencion: (ratio) => ({
    explanation: `${stays(ratio)} Es dinero parado en el estante.`,
    advice: `Tu meta es venderlo en ${goalOf('dias_inventario')}. Compra menos de lo lento y más seguido de lo rápido.`,
  }),
  alerta: (ratio) => ({
    explanation:
      ratio.value === Number.POSITIVE_INFINITY
        ? 'Tienes inventario, pero no anotaste costo de ventas: así no se vendió nada en el periodo.'
        : `${stays(ratio)} Una parte puede estar pasada de moda, caduca o dañada.`,
    advice: `Haz un conteo, remata lo que lleva más de seis meses y deja de comprarlo. Tu meta es venderlo en ${goalOf('dias_inventario')}.`,
  }),
  absent: 'Tu negocio no maneja inventario.',
}
