import type { PasteProblem } from './paste.ts'

export const pasteTexts = {
  title: 'Así quedarían tus cifras',
  lead: 'Todavía no cambiamos nada. Revisa que cada monto esté en su lugar.',
  columns: ['Dato', 'Lo que pegaste'],
  empty: 'Celda vacía: se queda como está',
  replaces: (amount: string) => `en lugar de ${amount}`,
  asks: 'Te preguntaremos cuánto es.',
  unread: 'No lo entendemos: lo verás en su campo para corregirlo.',
  left: (rows: string) => `No tienen lugar en el formulario: ${rows}.`,
  more: (count: number) => `${count} más`,
  take: 'Poner estas cifras',
  cancel: 'No cambiar nada',
  taken: (count: number) => (count === 1 ? 'Pegamos 1 cifra.' : `Pegamos ${count} cifras.`),
  undo: 'Deshacer lo pegado',
  problems: {
    picture: 'Pegaste una imagen, y no podemos leerla: copia las celdas o escribe el monto.',
    html: 'Lo que pegaste es código de una página: copia las celdas de tu hoja de cálculo.',
    tooMuch: 'Pegaste demasiado: copia solo las celdas de tus diez cifras.',
    noAmounts: 'No encontramos montos en lo que pegaste: copia las celdas con tus cifras.',
  } satisfies Record<PasteProblem, string>,
}
