import { type Options, type ZxcvbnResult as Result, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es'

/** The owner of the password: names and address are the first guesses of an attacker. */
export type Person = { firstName: string; lastName: string; email: string }

/** Why a password is easily guessed, as part of a Spanish sentence. */
export type Weakness = string

/** zxcvbn's score from 0 to 4; from 3 on, an attacker with the hash needs more than 10^8 guesses. */
const enough = 3
/** zxcvbn takes time quadratic in the length; a strong beginning stays strong with more characters. */
const charactersRated = 32
const ownName = ['semaforo', 'pyme', 'semaforopyme']

/** Created on first use: preparing the dictionaries takes half a second. */
let rater: ZxcvbnFactory | undefined
const rate = (password: string, words: string[]): Result => {
  rater ??= new ZxcvbnFactory({
    dictionary: { ...common, ...spanish },
    graphs: adjacencyGraphs,
    // Each leetspeak substitution (`s3m4f0r0`) multiplies the work; five cover what people use.
    l33tMaxSubstitutions: 5,
  } satisfies Partial<Options>)
  return rater.check(password, words)
}

/** Accents do not make a name harder to guess. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** What makes a password guessable for an attacker who knows the person and this site; undefined if nothing does. */
export function weaknessOf(password: string, { firstName, lastName, email }: Person): Weakness | undefined {
  const words = plain(`${firstName} ${lastName} ${email}`)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  const known = [...new Set([...words.filter((word) => word.length > 2), ...ownName])]
  const given = plain(password).slice(0, charactersRated)
  const result = rate(given, known)
  if (result.score < enough) return reasonOf(result)
  // zxcvbn overrates `Ana-López-1985!` for its many parts: the rest without known words must be strong by itself.
  const rest = known.reduce((left, word) => left.replace(new RegExp(word, 'gi'), ''), given)
  return rest !== given && rate(rest, known).score < enough ? personal : undefined
}

const personal: Weakness = 'lleva tu nombre, tu correo o el nombre de este sitio'

function reasonOf({ sequence }: Result): Weakness {
  const finds = (test: (match: Result['sequence'][number]) => boolean) => sequence.some(test)
  const isFrom = (name: string) =>
    finds((match) => 'dictionaryName' in match && match.dictionaryName === name)
  if (isFrom('userInputs')) return personal
  if (isFrom('passwords-common')) return 'se parece a una de las contraseñas más usadas'
  if (finds(({ pattern }) => pattern === 'repeat')) return 'repite lo mismo varias veces'
  if (finds(({ pattern }) => pattern === 'spatial' || pattern === 'sequence' || pattern === 'wordSequence'))
    return 'sigue un orden conocido, como el del teclado'
  if (finds(({ pattern }) => pattern === 'date' || pattern === 'regex')) return 'lleva una fecha o un año'
  if (finds(({ pattern }) => pattern === 'dictionary')) return 'es una palabra conocida con muy poco más'
  return 'es demasiado corta'
}
