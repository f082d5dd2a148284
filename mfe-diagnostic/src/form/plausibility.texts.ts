export const plausibilityTexts = {
  title: 'Estas cifras no parecen ir juntas',
  take: (times: string) => `Sí, multiplicar por ${times}`,
  keep: 'Así está bien',
  taken: (times: string, fields: string) => `Multiplicamos por ${times}: ${fields}. Revisa que así sea.`,
  undo: 'Deshacer',
}
