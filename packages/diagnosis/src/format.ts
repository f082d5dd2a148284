/**
 * Figures as people in Mexico read them. Written by hand because a diagnosis holds some forty of them and has
 * microseconds; a test holds each form against `Intl`.
 */
const space = '\u00a0'
const thousands = /\B(?=(\d{3})+$)/g

/** `104,000`; adding zero keeps a negative zero from showing its sign. */
const whole = (value: number) => (Math.round(value) + 0).toFixed(0).replace(thousands, ',')

/** `$ 104,000`: whole pesos. */
export const money = (amount: number) => `$${space}${whole(amount)}`

/** Digits after the point, halves up as people round: 0.575 is a little less in binary, and still 0.58. */
export const fixed = (value: number, digits: number) => (value * (1 + 1e-12)).toFixed(digits)

/** `$ 1.88`: what is left or sold of a peso or a hundred. */
export const cents = (amount: number) => `$${space}${fixed(amount, 2)}`

/** `45.0 %` of a share of 0.45. */
export const percent = (share: number) => `${fixed(share * 100, 1)}${space}%`

/** `112 días`. */
export const days = (value: number) => {
  const count = whole(value)
  return `${count}${space}${count === '1' ? 'día' : 'días'}`
}
