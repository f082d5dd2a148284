import { cents, money } from '../../format.ts'
import { goalOf } from './goal.ts'
import type { Case, Phrasebook } from './phrasebook.ts'

const left = ({ value }: Case) => `De cada ${money(100)} que vendes te quedan ${cents(value * 100)}`

export const margen_bruto: Phrasebook = {
  bien: (ratio) => ({
    explanation: `${left(ratio)} después del costo de lo vendido. Es un margen sano para pagar renta, sueldos e impuestos.`,
    advice: 'Revisa tus precios cuando suban tus costos, no al final del año.',
  }),
  atencion: (ratio) => ({
    explanation: `${left(ratio)} después del costo de lo vendido. Alcanza justo para pagar renta, sueldos e impuestos.`,
    advice: `Tu meta es ${goalOf('margen_bruto')}: baja tus costos, o sube precios en lo que tus clientes menos comparan.`,
  }),
  alerta: (ratio) => ({
    explanation:
      ratio.value === 0
        ? 'Lo que vendes te cuesta lo mismo que cobras: no queda nada para renta, sueldos e impuestos.'
        : ratio.value < 0
          ? `Lo que vendiste te costó ${money(ratio.figures.costo_ventas - ratio.figures.ventas_totales)} más de lo que cobraste: pierdes con cada venta.`
          : `${left(ratio)} después del costo de lo vendido. Con eso difícilmente pagas renta, sueldos e impuestos.`,
    advice: `Calcula el costo de cada producto y deja o encarece lo que no gana. Tu meta es ${goalOf('margen_bruto')}.`,
  }),
  absent: 'No hubo ventas ni costo de ventas en el periodo.',
}
