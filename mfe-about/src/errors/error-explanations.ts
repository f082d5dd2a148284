import { problems } from '@semaforo/contracts/problems'

/** Where an error occurs, in the words of the contracts; `status` is null where no HTTP answer has it. */
export type Case = { status: number | null; when: string; what: string }
export type ErrorExplanation = { code: string; cases: readonly Case[] }

/** What a page says by itself, where no answer came or an answer has no code. */
const ofPages: readonly (readonly [code: string, when: string, what: string])[] = [
  [
    'offline',
    'Tu dispositivo no tiene conexión',
    'Revisa tu wifi o tus datos; lo que escribiste sigue en la página',
  ],
  ['timeout', 'El sitio tardó demasiado en contestar', 'Inténtalo de nuevo en un momento'],
  [
    'unreachable',
    'Tu dispositivo cree que tiene conexión, pero el sitio no contesta',
    'Revisa que otras páginas abran e inténtalo de nuevo',
  ],
  ['unexpected', 'El sitio contestó algo que no esperábamos', 'Espera unos minutos y vuelve a intentarlo'],
  [
    'unknown',
    'El sitio no pudo hacer lo que pediste',
    'El mensaje dice lo que se sabe; si no te ayuda, escríbenos',
  ],
]

const cases = [...ofPages.map(([code, when, what]) => [code, null, when, what] as const), ...problems]

/** Every error code, each once. */
export const all: readonly ErrorExplanation[] = [
  ...Map.groupBy(cases, ([code]) => code as string).entries(),
].map(([code, rows]) => ({ code, cases: rows.map(([, status, when, what]) => ({ status, when, what })) }))

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The errors in whose code or texts every word of a query stands, without regard to case and accents. */
export function matching(query: string): readonly ErrorExplanation[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return all.filter(({ code, cases }) => {
    const text = plain([code, ...cases.flatMap(({ when, what }) => [when, what])].join(' '))
    return words.every((word) => text.includes(word))
  })
}
