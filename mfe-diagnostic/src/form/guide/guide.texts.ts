export const guideTexts = {
  progress: (at: number, all: number) => `${at} de ${all}`,
  all: 'Ver todo',
  steps: 'Paso a paso',
  next: 'Siguiente',
  back: 'Atrás',
  review: 'Revisa tus cifras',
  reviewLead: 'Toca una línea para cambiarla.',
  missing: 'Falta',
}
