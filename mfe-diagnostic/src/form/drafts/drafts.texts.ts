import { ago } from './ago.ts'

export const draftTexts = {
  offered: (at: number) => `Tienes otro diagnóstico empezado en este navegador, de ${ago(Date.now() - at)}.`,
  continueHere: 'Continuarlo aquí',
  notNow: 'Ahora no',
  taken: 'Continuaste este diagnóstico en otra pestaña. Aquí puedes empezar uno nuevo.',
}
