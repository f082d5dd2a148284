import type { AmountField } from '@semaforo/contracts'
import { plainCharacters } from '../reading/characters.ts'

/** The words of a Mexican balance and income statement for each figure, without articles and accents. */
const names: readonly [field: AmountField, name: RegExp][] = [
  ['activo_corriente', /^((total|suma) )?activos? (corrientes?|circulantes?|corto plazo)( total(es)?)?$/],
  ['pasivo_corriente', /^((total|suma) )?pasivos? (corrientes?|circulantes?|corto plazo)( total(es)?)?$/],
  ['total_activos', /^((total|suma) )?activos?( total(es)?)?$/],
  ['total_pasivos', /^((total|suma) )?pasivos?( total(es)?)?$/],
  ['costo_ventas', /^(total )?costos? (ventas?|vendido|mercancias? vendidas?)$/],
  ['ventas_credito', /^ventas? (credito|plazos?)$/],
  ['ventas_totales', /^(total )?(ventas?|ingresos?)( (totales|net[ao]s|anuales|periodo|ano|por ventas?))?$/],
  [
    'inventario_inicial',
    /^(inventarios?|almacen|mercancias?) (inicial(es)?|inicio( (periodo|ano|ejercicio))?)$/,
  ],
  [
    'inventario_final',
    /^(inventarios?|almacen|mercancias?)( (final(es)?|cierre|fin)( (periodo|ano|ejercicio))?)?$/,
  ],
  ['cuentas_por_cobrar', /^(total )?(cuentas por cobrar( clientes)?|clientes|cartera)$/],
]

/** The figure that a label names: `Activo circulante`, `CLIENTES:`, `Almacén (final)`. */
export function fieldNamed(label: string): AmountField | undefined {
  if (label.length > 80) return undefined
  const words = plainCharacters(label)
    .replace(/\u0303/g, '')
    .replace(/[^a-z]+/g, ' ')
    .replace(/\b(de|del|la|las|el|los|lo|a|al|en)\b/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
  return names.find(([, name]) => name.test(words))?.[0]
}
