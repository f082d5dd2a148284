/** Why the pages of a release could not be rendered, as `npm run frontends -- list` says it to its team. */
export const texts = {
  tampered: 'el archivo que las prepara no es el que se firmó',
  tooMany: (most: number) => `pide más de ${most} páginas`,
  slow: (seconds: number) => `no terminó en ${seconds} s`,
  memory: (megabytes: number) => `pasó de ${megabytes} MB de memoria`,
  ended: 'su proceso terminó antes de dar sus páginas, sin decir por qué o por falta de memoria',
  garbled: 'contestó algo que no es una página',
  tooMuch: 'contestó demasiado',
  notAnswered: (address: string) => `pidió ${address}, que no es una llamada pública`,
  tooManyCalls: 'pidió demasiadas cosas',
  unknown: 'no dijo por qué',
}
