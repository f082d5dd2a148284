import { cents, money } from '../../format.ts'
import { goalOf } from './goal.ts'
import type { Case, Phrasebook } from './phrasebook.ts'

const withoutStock = ({ value }: Case) =>
  `Sin contar el inventario tienes ${cents(value)} por cada peso que vence en menos de un año.`

const short = ({ figures: { activo_corriente, inventario_final, pasivo_corriente } }: Case) =>
  money(pasivo_corriente - (activo_corriente - inventario_final))

export const prueba_acida: Phrasebook = {
  bien: (ratio) => ({
    explanation:
      ratio.value === Number.POSITIVE_INFINITY
        ? 'No tienes deudas de corto plazo: no dependes de vender tu inventario para pagar.'
        : `${withoutStock(ratio)} ${ratio.value >= 1 ? 'Podrías pagar todo aunque mañana no vendieras nada.' : 'Casi podrías pagar todo aunque mañana no vendieras nada.'}`,
    advice: 'Cuida que tus cobros lleguen antes que tus pagos, y seguirás así.',
  }),
  atencion: (ratio) => ({
    explanation: `${withoutStock(ratio)} Para pagar el resto dependes de vender tu inventario a tiempo.`,
    advice: `Tu meta es ${goalOf('prueba_acida')}: empieza por cobrar lo vencido y comprar menos mercancía lenta.`,
  }),
  alerta: (ratio) => ({
    explanation: `${ratio.value === 0 ? 'Sin contar el inventario no tienes con qué pagar lo que vence en menos de un año.' : withoutStock(ratio)} Si las ventas se frenan, no podrías pagar ${short(ratio)}.`,
    advice: `Tu meta es ${goalOf('prueba_acida')}. Vuelve efectivo lo que tienes: ofrece descuento por pronto pago, remata lo que no rota y acuerda plazos más largos con tus proveedores.`,
  }),
  absent: 'No tienes activos corrientes ni deudas de corto plazo que comparar.',
}
