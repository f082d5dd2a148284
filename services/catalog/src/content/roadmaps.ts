/** A roadmap of the shipped content, with its tags in learning order. Its id is its position in the list. */
export type RoadmapContent = { id: number; title: string; tagIds: readonly number[] }

export const roadmaps: readonly RoadmapContent[] = [
  { id: 1, title: 'Liquidez sin sustos', tagIds: [1, 2, 3, 4] },
  { id: 2, title: 'Entiende tus estados financieros', tagIds: [5, 6, 7] },
  { id: 3, title: 'Precios y rentabilidad', tagIds: [9, 10, 11, 8] },
  { id: 4, title: 'Inventario que rota', tagIds: [12, 13, 2] },
  { id: 5, title: 'Cobra a tiempo', tagIds: [15, 14, 19] },
  { id: 6, title: 'Deuda bajo control', tagIds: [16, 17, 18] },
  { id: 7, title: 'Cumple con el SAT', tagIds: [20, 21, 22, 23] },
  { id: 8, title: 'Planea tu negocio', tagIds: [24, 1, 8] },
]
