import { modelCard } from './model-card.ts'

const [polish, american] = modelCard.trained.rows

/** The texts of /modelo; numbers and limits come from the model card. */
export const texts = {
  title: 'Cómo se hizo el modelo',
  lead: 'Parte de tu resultado sale de comparar tus números con los de otras empresas. Aquí dice con cuáles, qué tan seguido acierta esa comparación y para qué no sirve.',
  answers: { title: 'Qué responde' },
  learned: {
    title: 'De qué aprendió',
    text: `De las cifras de ${polish?.[1]} empresas de Polonia, de las que ${polish?.[2]} quebraron al año siguiente, y de ${american?.[1]} años de empresas de Estados Unidos que cotizan en bolsa, de los que ${american?.[2]} fueron el último antes de quebrar.`,
  },
  ranked: {
    title: 'Qué tan seguido acierta',
    text: 'Imagina cien pares de empresas de Estados Unidos que el modelo no conocía: en cada par, una quebró al año siguiente y la otra no. Contamos en cuántos le da más riesgo a la que quebró. Echando un volado serían 50.',
    largest: { title: 'Empresas grandes', size: '100 millones de dólares o más en activos' },
    smallest: { title: 'Las más pequeñas', size: 'menos de 10 millones de dólares en activos' },
    right: (pairs: number) => `Acierta en ${pairs} de 100 pares`,
    doubt: `Tu negocio se parece más a las pequeñas, y con ellas el modelo apenas es mejor que un volado. Además, solo ${modelCard.smallestFailures} de ellas quebraron: son muy pocas para estar seguros.`,
  },
  notFor: { title: 'Para qué no debe usarse' },
  tables: {
    title: 'Las cifras completas',
    lead: 'AUC es lo que muestra la figura: 0.5 es un volado y 1 es acertar siempre. Brier y ECE miden qué tan lejos queda el riesgo de lo que pasó: mientras más chicos, mejor.',
    trained: 'Con qué datos se hizo',
    quality: 'Qué tan bueno es, junto a otros métodos',
    flaggedShares: 'A cuántas señala y cuántas de ellas quebraron',
    weak: 'Dónde es débil',
  },
  card: {
    text: 'Si haces programas, la ficha técnica trae las fuentes y todo lo que se probó:',
    link: 'ficha del modelo en Markdown',
  },
}
