/** The texts of a topic's questions and of what follows them. */
export const texts = {
  title: '¿Ya lo dominas?',
  lead: (questions: number) =>
    `Responde ${questions} preguntas cortas. Si una sale mal, te decimos por qué y dónde repasarla.`,
  noScript: 'Para responder hace falta JavaScript.',
  count: (at: number, of: number) => `Pregunta ${at} de ${of}`,
  answer: 'Responder',
  next: 'Siguiente pregunta',
  finish: 'Terminar',
  choose: 'Elige una respuesta.',
  right: 'Así es.',
  wrong: 'Todavía no.',
  review: (scene: string) => `Repasar «${scene}»`,
  again: 'Elige otra respuesta cuando quieras.',
  learned: 'Ya aprendiste este tema',
  since: (date: string) => `Lo aprendiste el ${date}.`,
  step: (learned: number, total: number, roadmap: string) =>
    learned === total
      ? `Completaste el roadmap «${roadmap}».`
      : `Llevas ${learned} de ${total} temas del roadmap «${roadmap}».`,
  goOn: (topic: string) => `Seguir con ${topic}`,
  measure: 'Volver a medir mi negocio',
  guest: 'Tu avance se guarda en este navegador.',
  register: 'Crea tu cuenta y llévalo a todas partes',
  waiting: 'Aún no llega a tu cuenta: lo enviaremos en cuanto haya conexión.',
  repeat: 'Repetir las preguntas',
  takeBack: 'Quitarlo de lo aprendido',
  takenBack: 'Lo quitamos de tus temas aprendidos.',
  undo: 'Deshacer',
  byHand: 'Este tema no tiene preguntas. Cuando sientas que lo dominas, márcalo.',
  markByHand: 'Ya lo aprendí',
}
