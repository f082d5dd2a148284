import type { RatioKey, RatioUnit } from '@semaforo/contracts'
import type { Corners } from '../piecewise.ts'

/** Changes with any row of this file. */
export const version = '1.0.0'

/** A row of the score: the points for a value of the ratio, its weight, and the rationale. */
export type Rule = {
  key: RatioKey
  name: string
  formula: string
  unit: RatioUnit
  weight: number
  points: Corners
  source: string
  /** Slugs of the topics about it. */
  tags: readonly string[]
}

/** The least total weight of applicable ratios for which there is a score. */
export const leastWeight = 60

/** The expert system as a table. The weights add up to 100. */
export const rules: readonly Rule[] = [
  {
    key: 'liquidez',
    name: 'Liquidez',
    formula: 'activos corrientes ÷ pasivos corrientes',
    unit: 'veces',
    weight: 15,
    points: [
      [0.5, 0],
      [1, 40],
      [1.5, 100],
    ],
    source: 'Teaching value for small companies: 1.5 to 2 is good, below 1 dangerous; idle money above 2.5.',
    tags: ['razon-de-liquidez', 'flujo-de-efectivo'],
  },
  {
    key: 'prueba_acida',
    name: 'Prueba ácida',
    formula: '(activos corrientes − inventario final) ÷ pasivos corrientes',
    unit: 'veces',
    weight: 10,
    points: [
      [0.3, 0],
      [0.7, 50],
      [1, 100],
    ],
    source: 'Teaching value: about 1 pays the short-term debt without selling stock.',
    tags: ['prueba-acida', 'flujo-de-efectivo'],
  },
  {
    key: 'capital_trabajo',
    name: 'Capital de trabajo',
    formula: '(activos corrientes − pasivos corrientes) ÷ total de activos',
    unit: 'porcentaje',
    weight: 5,
    points: [
      [-0.2, 0],
      [0, 40],
      [0.2, 100],
    ],
    source: 'Working capital over assets, as in Altman (1968); negative means paying the day with tomorrow.',
    tags: ['capital-de-trabajo'],
  },
  {
    key: 'endeudamiento',
    name: 'Endeudamiento',
    formula: 'total de pasivos ÷ total de activos',
    unit: 'porcentaje',
    weight: 20,
    points: [
      [0.4, 100],
      [0.6, 70],
      [0.8, 25],
      [1, 0],
    ],
    source: 'Teaching value: 40 to 60 % of the assets may be owed; at 100 % nothing is the owner’s.',
    tags: ['nivel-de-endeudamiento', 'credito-pyme'],
  },
  {
    key: 'deuda_corto_plazo',
    name: 'Deuda de corto plazo',
    formula: 'pasivos corrientes ÷ total de activos',
    unit: 'porcentaje',
    weight: 5,
    points: [
      [0.2, 100],
      [0.6, 30],
      [1, 0],
    ],
    source: 'Judgement: debt that falls due within the year presses before the rest does.',
    tags: ['credito-pyme', 'capital-de-trabajo'],
  },
  {
    key: 'margen_bruto',
    name: 'Margen bruto',
    formula: '(ventas totales − costo de ventas) ÷ ventas totales',
    unit: 'porcentaje',
    weight: 15,
    points: [
      [0, 0],
      [0.1, 30],
      [0.25, 70],
      [0.4, 100],
    ],
    source: 'Judgement across trades: under 10 % hardly pays rent and wages, 25 to 40 % does.',
    tags: ['margen-de-utilidad', 'fijacion-de-precios'],
  },
  {
    key: 'productividad',
    name: 'Productividad de los activos',
    formula: '(ventas totales − costo de ventas) ÷ total de activos, al año',
    unit: 'porcentaje',
    weight: 5,
    points: [
      [0, 0],
      [0.2, 60],
      [0.5, 100],
    ],
    source: 'Gross profit over assets (Novy-Marx, 2013); the corners are judgement.',
    tags: ['razones-financieras', 'punto-de-equilibrio'],
  },
  {
    key: 'dias_inventario',
    name: 'Días de inventario',
    formula: 'inventario promedio ÷ costo de ventas × días del periodo',
    unit: 'dias',
    weight: 8,
    points: [
      [45, 100],
      [91, 75],
      [182, 30],
      [365, 0],
    ],
    source: 'Judgement: stock that turns eight, four, two times and once a year.',
    tags: ['rotacion-de-inventarios', 'control-de-inventarios'],
  },
  {
    key: 'dias_cartera',
    name: 'Días de cartera',
    formula: 'cuentas por cobrar ÷ ventas a crédito × días del periodo',
    unit: 'dias',
    weight: 8,
    points: [
      [30, 100],
      [60, 75],
      [90, 45],
      [180, 0],
    ],
    source: 'Judgement by the usual terms of credit: 30, 60 and 90 days; at 180 it is seldom collected.',
    tags: ['cuentas-por-cobrar', 'politicas-de-credito', 'factoraje-financiero'],
  },
  {
    key: 'rotacion_activos',
    name: 'Rotación de activos',
    formula: 'ventas totales ÷ total de activos, al año',
    unit: 'veces',
    weight: 6,
    points: [
      [0.2, 0],
      [0.5, 40],
      [1, 75],
      [1.5, 100],
    ],
    source: 'Teaching value: a peso of assets should sell about a peso a year; the corners are judgement.',
    tags: ['razones-financieras', 'presupuesto-del-negocio'],
  },
  {
    key: 'ventas_credito',
    name: 'Ventas a crédito',
    formula: 'ventas a crédito ÷ ventas totales',
    unit: 'porcentaje',
    weight: 3,
    points: [
      [0.5, 100],
      [0.8, 60],
      [1, 40],
    ],
    source: 'Judgement: the more is sold on credit, the more hangs on whether customers pay.',
    tags: ['politicas-de-credito', 'cuentas-por-cobrar'],
  },
]

/** A limit of one ratio on the whole score, 100 for no limit. */
export type Cap = { key: RatioKey; limits: Corners; source: string }

export const caps: readonly Cap[] = [
  {
    key: 'endeudamiento',
    limits: [
      [0.75, 100],
      [1, 39],
    ],
    source: 'Who owes all it has is insolvent: nothing else may lift it out of «Riesgo de quiebra».',
  },
  {
    key: 'margen_bruto',
    limits: [
      [-0.02, 39],
      [0.15, 100],
    ],
    source: 'Who sells below cost loses with each sale, however liquid.',
  },
  {
    key: 'liquidez',
    limits: [
      [0.4, 39],
      [1.1, 100],
    ],
    source: 'Who cannot pay what falls due closes before the rest matters.',
  },
]
