import type { Refusal } from './reading/refusals.ts'

/** What is said where a text is no single amount. */
export const readingTexts = {
  question: (larger: string, smaller: string) =>
    `¿${larger} o ${smaller}? Puede ser cualquiera de los dos montos: elige uno.`,
  choose: (amount: string) => `Son ${amount}`,
  refused: {
    exponent: 'Escribe el monto completo, sin la «e»: por ejemplo 150,000.00.',
    percent: 'Aquí va un monto en pesos, no un porcentaje.',
    brackets:
      'Entre paréntesis, o con un menos al final, es un monto negativo: escríbelo sin ese signo si no lo es.',
    currency: 'Aquí van pesos mexicanos: convierte el monto antes de escribirlo.',
    dash: 'Un guion no es un monto: si no tienes nada aquí, escribe 0.',
    operation: 'Escribe solo el resultado, sin operaciones ni fechas.',
    words: 'Escríbelo con números: por ejemplo 150,000.00 o 150 mil.',
    several: 'Hay más de un número: deja solo el monto que va aquí, sin espacios.',
    separators: 'Revisa las comas, los puntos y los espacios: por ejemplo 1,234,567.89.',
    signs: 'Hay un signo que no es de un monto: escríbelo como 150,000.00.',
    long: 'Es demasiado largo para ser un monto: escribe solo el número.',
  } satisfies Record<Refusal, string>,
}
