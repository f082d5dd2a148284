import { type Business, unnamedBusiness } from '@semaforo/contracts'
import { personalKeyPrefix, stored } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'
import { businessTexts } from './businesses.texts.ts'

const Chosen = z.object({ id: z.string(), name: z.string() })
/** A business that the page shows; «Mi negocio» is that of records without one. */
export type Chosen = z.infer<typeof Chosen>

export const unnamed: Chosen = { id: unnamedBusiness, name: businessTexts.unnamed }

/** The business that each account chose last in this browser. It is removed when the session ends. */
export const chosenBusiness = stored<Readonly<Record<string, Chosen>>>(
  `${personalKeyPrefix}business`,
  (json) => z.record(z.string(), Chosen).safeParse(json).data,
  {},
)

/** What a record holds of a business. */
export const inRecord = ({ id, name }: Chosen): Business | undefined =>
  id === unnamedBusiness ? undefined : { id, name }

type OfBusiness = { negocio?: Business | undefined }

/** Whether something is of a business, where one is chosen. */
export const isOf = ({ negocio }: OfBusiness, businessId: string | undefined) =>
  businessId === undefined || (negocio?.id ?? unnamedBusiness) === businessId
