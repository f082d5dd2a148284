import { cents, money } from '../../format.ts'
import type { Case, Phrasebook } from './words.ts'

const idle = 2.5
const ample = 1.5

const atHand = ({ value }: Case) =>
  `Por cada peso que debes pagar en menos de un año tienes ${cents(value)} entre caja, cobros e inventario.`

const missing = ({ figures: { activo_corriente, pasivo_corriente } }: Case) => ({
  assets: money(ample * pasivo_corriente - activo_corriente),
  debt: money(pasivo_corriente - activo_corriente / ample),
})

export const liquidez: Phrasebook = {
  bien: (ratio) => {
    if (ratio.value === Number.POSITIVE_INFINITY) {
      return {
        explanation: 'No tienes deudas por pagar en menos de un año: nada te aprieta en el corto plazo.',
        advice: 'Aparta desde ahora lo de impuestos y proveedores para seguir así.',
      }
    }
    if (ratio.value < ample) {
      return {
        explanation: `${atHand(ratio)} Cubres tus pagos, aunque sin mucha holgura.`,
        advice: `Para llegar a ${ample} te faltan ${missing(ratio).assets} de activos corrientes; con eso aguantas que un cliente se atrase.`,
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
          advice: 'Mantente entre 1.5 y 2, y revisa este número cada mes.',
        }
  },
  atencion: (ratio) => ({
    explanation: `${atHand(ratio)} Te alcanza, pero con poco margen si un cliente se atrasa.`,
    advice: `Para llegar a 1.5 te faltan ${missing(ratio).assets} de activos corrientes, o pasar ${missing(ratio).debt} de tu deuda a un plazo mayor.`,
  }),
  alerta: (ratio) => ({
    explanation: `${atHand(ratio)} No te alcanza: te faltan ${money(ratio.figures.pasivo_corriente - ratio.figures.activo_corriente)} para cubrir lo que vence este año.`,
    advice: `Habla ya con tu banco y tus proveedores: para estar tranquilo tendrías que pasar ${missing(ratio).debt} a más de un año.`,
  }),
  absent: 'No tienes activos corrientes ni deudas de corto plazo que comparar.',
}
