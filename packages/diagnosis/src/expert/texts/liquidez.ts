import { cents, money } from '../../format.ts'
import { goalOf } from './goal.ts'
import type { Case, Phrasebook } from './phrasebook.ts'

/** From here on money may lie idle: the note of the rule. */
const idle = 2.5

const atHand = ({ value }: Case) =>
  `Por cada peso que debes pagar en menos de un año tienes ${cents(value)} entre caja, cobros e inventario.`

export const liquidez: Phrasebook = {
  bien: (ratio) => {
    if (ratio.value === Number.POSITIVE_INFINITY) {
      return {
        explanation: 'No tienes deudas por pagar en menos de un año: nada te aprieta en el corto plazo.',
        advice: 'Aparta desde ahora lo de impuestos y proveedores para seguir así.',
      }
    }
    return ratio.value > idle
      ? {
          explanation: `${atHand(ratio)} Es más de ${idle}: puedes pagar, y quizá tienes dinero parado.`,
          advice:
            'Guarda un colchón y pon a trabajar el resto: paga deuda cara o invierte en lo que más vendes.',
        }
      : {
          explanation: `${atHand(ratio)} Puedes cubrir tus pagos con holgura.`,
          advice: `Mantente arriba de ${goalOf('liquidez')} y revisa este número cada mes.`,
        }
  },
  atencion: (ratio) => ({
    explanation: `${atHand(ratio)} Te alcanza, pero con poco margen si un cliente se atrasa.`,
    advice: `Tu meta es ${goalOf('liquidez')}: junta más efectivo y cobros, o pasa parte de tu deuda a un plazo mayor.`,
  }),
  alerta: (ratio) => ({
    explanation: `${atHand(ratio)} No te alcanza: te faltan ${money(ratio.figures.pasivo_corriente - ratio.figures.activo_corriente)} para cubrir lo que vence este año.`,
    advice: `Habla ya con tu banco y tus proveedores para pagar una parte a más de un año. Tu meta es ${goalOf('liquidez')}.`,
  }),
  absent: 'No tienes activos corrientes ni deudas de corto plazo que comparar.',
}
