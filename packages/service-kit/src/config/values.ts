import { z } from 'zod'

const webAddress = 'escribe una dirección completa, por ejemplo https://semaforo.example.'

/** An integer in digits, within its bounds. */
export function wholeNumber(min: number, max: number) {
  const expected = `escribe un número entero de ${min} a ${max}.`
  return z
    .string()
    .regex(/^\d{1,15}$/, expected)
    .transform(Number)
    .pipe(z.number().min(min, expected).max(max, expected))
}

/** An http or https URL without a trailing slash. */
export const httpUrl = z
  .url({ protocol: /^https?$/, error: webAddress })
  .transform((address) => address.replace(/(?<!\/)\/+$/, ''))

/** One or more values, separated by commas. */
export const listOf = <Value>(value: z.ZodType<Value, string>) =>
  z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(z.array(value))

/** One or more http URLs, separated by commas. */
export const httpUrls = listOf(httpUrl)
