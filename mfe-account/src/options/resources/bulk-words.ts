import type { Words } from '../bulk/texts.ts'

const action = { true: 'Retirar', false: 'Recuperar' }

/** The texts of what is done to several topics or roadmaps at once; the state is whether they are retired. */
export const bulkWords = (label: string, one: string, several: string): Words => ({
  label,
  choose: (name) => `Elegir: ${name}`,
  count: (items) => (items === 1 ? '1 elegido' : `${items} elegidos`),
  all: (items) => `Elegir los ${items} de la lista`,
  action,
  question: (state, items) => `¿${action[`${state}`]} ${items} ${items === 1 ? one : several}?`,
  consequence: {
    true: 'Dejan de verse en el sitio en ese momento. Puedes recuperarlos cuando quieras.',
    false: 'Se ven otra vez en el sitio, en el lugar que tenían.',
  },
  takesAway: true,
  done: (items, state) => {
    const turned = state ? 'retirado' : 'recuperado'
    return items === 1 ? `1 ${one} ${turned}` : `${items} ${several} ${turned}s`
  },
  failed: (items) =>
    items === 1 ? `Un ${one} quedó como estaba:` : `${items} ${several} quedaron como estaban:`,
})
