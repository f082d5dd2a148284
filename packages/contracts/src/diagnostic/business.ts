import * as z from 'zod/mini'
import { cleanText, somethingVisible } from '../text.ts'

const nameRule = 'El nombre del negocio lleva de 1 a 60 letras.'

/** A business of a person. The page makes its id when the person adds it; the first name that is sent counts. */
export const Business = z.strictObject({
  id: z.uuid('El id de un negocio es un UUID.'),
  name: z.string(nameRule).check(cleanText, z.regex(somethingVisible, nameRule), z.maxLength(60, nameRule)),
})
export type Business = z.infer<typeof Business>

/** The business of records that name none: «Mi negocio». */
export const unnamedBusiness = 'mi-negocio'

/** A business in an address. */
export const businessId = z.union([Business.shape.id, z.literal(unnamedBusiness)], 'Ese negocio no existe.')

/** The month of a company's figures, `2026-11`. */
export const month = z
  .string('Escribe el mes como 2026-11.')
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Escribe el mes como 2026-11.'))
