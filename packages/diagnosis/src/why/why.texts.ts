import type { RatioKey } from '@semaforo/contracts'

/** What the owner did or what happened, by the indicator and where its value went. */
export const whyTexts: Record<RatioKey, { up: string; down: string }> = {
  liquidez: {
    up: 'te alcanza mejor para lo que debes pronto',
    down: 'te alcanza menos para lo que debes pronto',
  },
  prueba_acida: {
    up: 'dependes menos de vender tu inventario para pagar',
    down: 'dependes más de vender tu inventario para pagar',
  },
  capital_trabajo: { up: 'te queda más dinero para operar', down: 'te queda menos dinero para operar' },
  endeudamiento: {
    up: 'debes una parte mayor de lo que tienes',
    down: 'debes una parte menor de lo que tienes',
  },
  deuda_corto_plazo: { up: 'tienes más pagos cercanos', down: 'tienes menos pagos cercanos' },
  margen_bruto: { up: 'te queda más de cada venta', down: 'te queda menos de cada venta' },
  productividad: {
    up: 'lo que tienes te deja más ganancia',
    down: 'lo que tienes te deja menos ganancia',
  },
  dias_inventario: { up: 'tu mercancía tardó más en venderse', down: 'tu mercancía se vendió antes' },
  dias_cartera: { up: 'tardaste más en cobrar', down: 'cobraste antes' },
  rotacion_activos: { up: 'vendiste más con lo que tienes', down: 'vendiste menos con lo que tienes' },
  ventas_credito: { up: 'vendiste más a crédito', down: 'vendiste menos a crédito' },
}
