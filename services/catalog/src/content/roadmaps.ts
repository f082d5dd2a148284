/**
 * A roadmap of the shipped content, with what one can do after it and its tags in learning order. Its id is its
 * position in the list.
 */
export type RoadmapContent = { id: number; title: string; promise: string; tagIds: readonly number[] }

export const roadmaps: readonly RoadmapContent[] = [
  {
    id: 1,
    title: 'Liquidez sin sustos',
    promise: 'Anticipa con semanas un faltante de efectivo y ten siempre con qué pagar.',
    tagIds: [1, 2, 3, 4],
  },
  {
    id: 2,
    title: 'Entiende tus estados financieros',
    promise: 'Lee tus estados financieros sin ayuda y di qué anda bien y qué no.',
    tagIds: [5, 6, 7],
  },
  {
    id: 3,
    title: 'Precios y rentabilidad',
    promise: 'Pon precios que cubran todo y te dejen ganancia, y ten claro cuánto vender para no perder.',
    tagIds: [9, 10, 11, 8],
  },
  {
    id: 4,
    title: 'Inventario que rota',
    promise: 'Ten lo que se vende y deja de pagar por lo que no se mueve.',
    tagIds: [12, 13, 2],
  },
  {
    id: 5,
    title: 'Cobra a tiempo',
    promise: 'Fía solo a quien paga, cobra a tiempo y no te quedes sin caja mientras esperas.',
    tagIds: [15, 14, 19],
  },
  {
    id: 6,
    title: 'Deuda bajo control',
    promise: 'Ten claro cuánto puedes deber, qué te cuesta y cómo pedir un crédito que sí te convenga.',
    tagIds: [16, 17, 18],
  },
  {
    id: 7,
    title: 'Cumple con el SAT',
    promise: 'Factura y declara a tiempo, sin multas y sin pagar de más.',
    tagIds: [20, 21, 22, 23],
  },
  {
    id: 8,
    title: 'Planea tu negocio',
    promise: 'Haz un plan para tu año con números que puedas revisar cada mes.',
    tagIds: [24, 1, 8],
  },
]
