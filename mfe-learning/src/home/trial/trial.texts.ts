import type { Slider } from './shop.ts'

export const trialTexts = {
  label: 'Prueba con una tienda de abarrotes',
  names: {
    sales: 'Ventas al año',
    cost: 'Costo de lo que vende',
    cash: 'Efectivo y lo que le deben',
    debt: 'Deudas',
  } satisfies Record<Slider, string>,
  lights: {
    green: 'Verde: va bien',
    yellow: 'Amarillo: hay que revisar',
    red: 'Rojo: hay que actuar ya',
    none: 'Encendiendo el semáforo…',
  },
  failed: 'Por ahora no pudimos encender el semáforo.',
  of: 'de 100',
  own: 'Hacerlo con mis cifras',
}
