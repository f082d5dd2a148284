import type { BulkTexts } from '../bulk/bulk.texts.ts'

const action = { true: 'Retirar', false: 'Recuperar' }

/** The texts of what is done to several topics or roadmaps at once; the state is whether they are retired. */
export const bulkTexts = (label: string, one: string, several: string): BulkTexts => ({
  label,
  choose: (name) => `Elegir: ${name}`,
  count: (items) => (items === 1 ? '1 elegido' : `${items} elegidos`),
  all: (items) => (items === 1 ? 'Elegir el que está en la lista' : `Elegir los ${items} de la lista`),
  action,
  question: (state, items) => `¿${action[`${state}`]} ${items} ${items === 1 ? one : several}?`,
  consequence: (state, items) => {
    if (state)
      return items === 1
        ? 'Deja de verse en el sitio en ese momento. Puedes recuperarlo cuando quieras.'
        : 'Dejan de verse en el sitio en ese momento. Puedes recuperarlos cuando quieras.'
    return items === 1
      ? 'Se ve otra vez en el sitio, en el lugar que tenía.'
      : 'Se ven otra vez en el sitio, en el lugar que tenían.'
  },
  destructiveState: true,
  done: (items, state) => {
    const turned = state ? 'retirado' : 'recuperado'
    return items === 1 ? `1 ${one} ${turned}` : `${items} ${several} ${turned}s`
  },
  failed: (items) =>
    items === 1 ? `Un ${one} quedó como estaba:` : `${items} ${several} quedaron como estaban:`,
})
