import { cents, money } from '../../format.ts'
import { goalOf } from './goal.ts'
import type { Case, Phrasebook } from './phrasebook.ts'

const sells = ({ value }: Case) => `Por cada peso que tienes en el negocio vendes ${cents(value)} al año.`

export const rotacion_activos: Phrasebook = {
  bien: (ratio) => ({
    explanation: `${sells(ratio)} Aprovechas bien lo que tienes.`,
    advice: 'Si creces, cuida que las ventas crezcan al menos tanto como lo que inviertes.',
  }),
  atencion: (ratio) => ({
    explanation: `${sells(ratio)} Tienes más de lo que tus ventas necesitan.`,
    advice: `Tu meta es ${goalOf('rotacion_activos')}. Usa mejor lo que ya pagaste: horarios, espacio y equipo con capacidad libre.`,
  }),
  alerta: (ratio) => ({
    explanation: `${ratio.value === 0 ? 'No hubo ventas en el periodo.' : sells(ratio)} Es poco para ${money(ratio.figures.total_activos)} en activos.`,
    advice: `Tu meta es ${goalOf('rotacion_activos')}. Haz un presupuesto de ventas por mes y decide qué activo vender o rentar si no llega.`,
  }),
  absent: 'No hay activos con qué compararlo.',
}
