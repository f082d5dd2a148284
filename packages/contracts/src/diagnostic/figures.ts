import * as z from 'zod/mini'

/** The ten amounts of the form, in its order. */
export const amountFields = [
  'activo_corriente',
  'pasivo_corriente',
  'total_activos',
  'total_pasivos',
  'costo_ventas',
  'ventas_totales',
  'inventario_inicial',
  'inventario_final',
  'ventas_credito',
  'cuentas_por_cobrar',
] as const
export type AmountField = (typeof amountFields)[number]

/** All fields of a company's figures, in the order of the form. */
export const figureFields = [...amountFields, 'periodo_meses'] as const
export type Amounts = Record<AmountField, number>

/** Above this, a double loses the cents of an amount; no small company reaches it. */
export const largestAmount = 1e15

const tooLarge = 'Ese monto es demasiado grande: revisa los ceros.'

const numberError = ({ input }: z.core.$ZodRawIssue) => {
  if (input === undefined || input === null) return 'Falta este dato.'
  return input === Number.POSITIVE_INFINITY ? tooLarge : 'Escribe un número.'
}

/** Adding zero turns JSON's negative zero into zero. */
const numericAmount = z.number({ error: numberError }).check(
  z.minimum(0, 'No puede ser un número negativo.'),
  z.maximum(largestAmount, tooLarge),
  z.overwrite((value) => value + 0),
)
const textAmount = z.string().check(z.regex(/^\d+(\.\d+)?$/, 'Escribe un número.'))

/** Forms may send an amount as text: plain digits with an optional decimal point. */
const amount = z.pipe(
  z.union([numericAmount, textAmount], { error: numberError }),
  z.pipe(z.transform(Number), numericAmount),
)

/** The number of months that the flows (sales, costs) cover. */
const months = z
  ._default(z.int('Escribe un número entero de meses.'), 12)
  .check(z.minimum(1, 'El periodo va de 1 a 12 meses.'), z.maximum(12, 'El periodo va de 1 a 12 meses.'))

/** Tolerance for floating-point sums of amounts with cents: `0.1 + 0.2` is not more than `0.3`. */
const exceeds = (part: number, whole: number) => part > whole * (1 + 1e-9)

type Row = {
  path: AmountField
  needs: readonly AmountField[]
  breaks: (amounts: Amounts) => boolean
  message: string
}

/** Errors across fields. Each is checked as soon as the fields it needs are numbers. */
const rows: readonly Row[] = [
  {
    path: 'total_activos',
    needs: ['total_activos'],
    breaks: ({ total_activos }) => total_activos === 0,
    message: 'El total de activos no puede ser cero: incluye todo lo que tiene tu negocio.',
  },
  {
    path: 'activo_corriente',
    needs: ['activo_corriente', 'total_activos'],
    breaks: ({ activo_corriente, total_activos }) =>
      total_activos > 0 && exceeds(activo_corriente, total_activos),
    message: 'Los activos corrientes no pueden ser mayores que el total de activos: son una parte de él.',
  },
  {
    path: 'pasivo_corriente',
    needs: ['pasivo_corriente', 'total_pasivos'],
    breaks: ({ pasivo_corriente, total_pasivos }) => exceeds(pasivo_corriente, total_pasivos),
    message: 'Los pasivos corrientes no pueden ser mayores que el total de pasivos: son una parte de él.',
  },
  {
    path: 'activo_corriente',
    needs: ['inventario_final', 'cuentas_por_cobrar', 'activo_corriente'],
    breaks: ({ inventario_final, cuentas_por_cobrar, activo_corriente }) =>
      exceeds(inventario_final + cuentas_por_cobrar, activo_corriente),
    message:
      'El inventario final y las cuentas por cobrar suman más que los activos corrientes, y son parte de ellos.',
  },
  {
    path: 'ventas_credito',
    needs: ['ventas_credito', 'ventas_totales'],
    breaks: ({ ventas_credito, ventas_totales }) => exceeds(ventas_credito, ventas_totales),
    message: 'Las ventas a crédito no pueden ser mayores que las ventas totales: son una parte de ellas.',
  },
]

/** The checks across fields, for each schema with the figures; `params.fields` of their issues are all that it takes. */
export const betweenFields = rows.map(({ path, needs, breaks, message }) =>
  z.refine<Amounts>((amounts) => !breaks(amounts), {
    path: [path],
    error: message,
    params: { fields: needs },
    when: ({ value }) => needs.every((field) => Number.isFinite((value as Partial<Amounts>)?.[field])),
  }),
)

/** The amounts and the period, for schemas that extend them. */
export const figuresShape = {
  activo_corriente: amount,
  pasivo_corriente: amount,
  total_activos: amount,
  total_pasivos: amount,
  costo_ventas: amount,
  ventas_totales: amount,
  inventario_inicial: amount,
  inventario_final: amount,
  ventas_credito: amount,
  cuentas_por_cobrar: amount,
  periodo_meses: months,
} satisfies Record<AmountField | 'periodo_meses', unknown>

/** The error of a missing body, or of one with unknown fields. */
export const nothingElse: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'unrecognized_keys'
    ? `Hay datos que el diagnóstico no usa: ${issue.keys.slice(0, 5).join(', ')}.`
    : 'Envía las diez cifras de tu negocio.'

/**
 * The figures of a business: ten amounts in one currency and the months that the flows cover. Browser and
 * server check with the same schema; messages are per field.
 */
export const Figures = z.strictObject(figuresShape, { error: nothingElse }).check(...betweenFields)
export type Figures = z.infer<typeof Figures>
