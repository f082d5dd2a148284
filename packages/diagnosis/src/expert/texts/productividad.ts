import { cents, money } from '../../format.ts'
import { goalOf } from './goal.ts'
import type { Case, Phrasebook } from './phrasebook.ts'

const yields = ({ value }: Case) =>
  `Cada ${money(100)} invertidos en tu negocio dejan ${cents(value * 100)} de utilidad bruta al año.`

export const productividad: Phrasebook = {
  bien: (ratio) => ({
    explanation: `${yields(ratio)} Lo que tienes trabaja bien.`,
    advice: 'Antes de comprar más equipo, comprueba que rinda al menos lo mismo.',
  }),
  atencion: (ratio) => ({
    explanation: `${yields(ratio)} Lo que tienes podría rendir más.`,
    advice: `Tu meta es ${goalOf('productividad')}. Busca qué activo no usas a diario: rentarlo o venderlo mejora este número sin vender más.`,
  }),
  alerta: (ratio) => ({
    explanation:
      ratio.value <= 0
        ? `Con ${money(ratio.figures.total_activos)} en activos, tu negocio no deja utilidad bruta.`
        : `${yields(ratio)} Es muy poco para lo que tienes invertido.`,
    advice: `Calcula tu punto de equilibrio: sube el margen o vende lo que no produce. Tu meta es ${goalOf('productividad')}.`,
  }),
  absent: 'No hay activos con qué compararlo.',
}
