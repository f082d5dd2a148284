import { money, percent } from '../../format.ts'
import { goalOf } from './goal.ts'
import type { Case, Phrasebook } from './phrasebook.ts'

const left = ({ figures: { activo_corriente, pasivo_corriente } }: Case) =>
  activo_corriente - pasivo_corriente

export const capital_trabajo: Phrasebook = {
  bien: (ratio) => ({
    explanation: `Después de cubrir lo que vence este año te quedan ${money(left(ratio))} para operar: ${percent(ratio.value)} de lo que tiene tu negocio.`,
    advice: 'Es el aire que respira tu negocio: no lo uses para comprar equipo o locales.',
  }),
  atencion: (ratio) => ({
    explanation: `Después de cubrir lo que vence este año te quedan ${money(left(ratio))} para operar, ${percent(ratio.value)} de lo que tiene tu negocio. Un mes malo lo agota.`,
    advice: `Tu meta es ${goalOf('capital_trabajo')}: deja las utilidades en el negocio o financia el equipo a largo plazo.`,
  }),
  alerta: (ratio) => ({
    explanation: `Lo que vence este año supera en ${money(-left(ratio))} a lo que puedes volver efectivo: pagas el hoy con el dinero de mañana.`,
    advice: `Tu meta es ${goalOf('capital_trabajo')}. Pasa parte de la deuda corta a más plazo y frena las compras que no se venden pronto.`,
  }),
  absent: 'No hay activos con qué compararlo.',
}
