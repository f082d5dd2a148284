export const sheetTexts = {
  title: '¿Dónde está este número?',
  lead: 'Así se ven tus estados financieros. Toca una línea para ir a su dato.',
  /** What the words on the paper are preceded by for who does not see where the line is. */
  goTo: (label: string, words: string) => (label === words ? 'Ir a ' : `Ir a ${label}: `),
}
