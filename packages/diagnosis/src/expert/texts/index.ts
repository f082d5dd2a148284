import type { RatioKey } from '@semaforo/contracts'
import { capital_trabajo } from './capital-trabajo.ts'
import { deuda_corto_plazo } from './deuda-corto-plazo.ts'
import { dias_cartera } from './dias-cartera.ts'
import { dias_inventario } from './dias-inventario.ts'
import { endeudamiento } from './endeudamiento.ts'
import { liquidez } from './liquidez.ts'
import { margen_bruto } from './margen-bruto.ts'
import type { Phrasebook } from './phrasebook.ts'
import { productividad } from './productividad.ts'
import { prueba_acida } from './prueba-acida.ts'
import { rotacion_activos } from './rotacion-activos.ts'
import { ventas_credito } from './ventas-credito.ts'

export const texts: Readonly<Record<RatioKey, Phrasebook>> = {
  liquidez,
  prueba_acida,
  capital_trabajo,
  endeudamiento,
  deuda_corto_plazo,
  margen_bruto,
  productividad,
  dias_inventario,
  dias_cartera,
  rotacion_activos,
  ventas_credito,
}
