/** Why a text is no amount, in the order in which they are looked for. */
const refusals = [
  ['exponent', /\d *[.,]?\d* *e *[+-]?\d/],
  ['percent', /%|por ?ciento/],
  ['brackets', /[()]|\d *-$/],
  ['currency', /usd|us\$|u\.s\.|dolar|dlls?|mdd|eur|[€£¥]/],
  ['dash', /^[$ ]*-+$/],
  ['operation', /\d *[-+*/x^=:] *\d|^=/],
  ['words', /[a-z]/],
  ['several', /\d[ $]+\d/],
  ['separators', /^[\d., '$+-]*$/],
] as const

export type Refusal = (typeof refusals)[number][0] | 'long' | 'signs'

/** What is certainly no amount, whatever digits it holds. */
export const refusalIn = (text: string): Refusal | undefined =>
  refusals.slice(0, 6).find(([, pattern]) => pattern.test(text))?.[0]

/** Why nothing could be made of a text. */
export const whyUnread = (text: string): Refusal =>
  refusals.find(([, pattern]) => pattern.test(text))?.[0] ?? 'signs'
