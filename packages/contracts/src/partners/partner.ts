import * as z from 'zod/mini'
import { plainText } from '../accounts/fields.ts'
import { cleanText, somethingVisible } from '../text.ts'

/** The public key of a partner: it stands in the partner's page and says whose page that is. */
export const PartnerKey = z
  .string('Falta la clave del aliado.')
  .check(z.regex(/^pk_[A-Za-z0-9]{24}$/, 'Esa clave de aliado no existe.'))

export const PartnerId = z.string().check(z.regex(/^[\w-]{1,64}$/, 'Ese aliado no existe.'))

const originRule =
  'Escribe el origen completo y sin ruta: https://www.ejemplo.mx. Para pruebas, http://localhost con su puerto.'

/** A name or an IPv4 address, and a port: origins stand in a header, where other characters separate or end a value. */
const plainOrigin = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/

/** Whether a text is an origin as browsers write it: https, or http on this machine for tests. */
function isPartnerOrigin(text: string): boolean {
  const url = plainOrigin.test(text) && URL.canParse(text) ? new URL(text) : undefined
  if (url?.origin !== text) return false
  if (url.protocol === 'https:') return true
  return url.protocol === 'http:' && isOwnMachine(url)
}

const isOwnMachine = ({ hostname }: URL) => ['localhost', '127.0.0.1'].includes(hostname)

/** An origin on which a partner embeds the widget, exactly as a browser writes it (RFC 6454, 6.2). */
export const PartnerOrigin = z
  .string(originRule)
  .check(z.maxLength(200, originRule), z.refine(isPartnerOrigin, originRule))

/** How the widget looks on a partner's page. Colours that would be hard to read are corrected where they are shown. */
export const PartnerTheme = z.strictObject(
  {
    scheme: z.optional(z.enum(['auto', 'light', 'dark'], 'El tema es auto, light o dark.')),
    accent: z.optional(
      z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'El color se escribe como #2446c9, en minúsculas.')),
    ),
    radius: z.optional(
      z
        .int('El radio va de 0 a 24.')
        .check(z.minimum(0, 'El radio va de 0 a 24.'), z.maximum(24, 'El radio va de 0 a 24.')),
    ),
  },
  'Hay datos del tema que no existen.',
)
export type PartnerTheme = z.infer<typeof PartnerTheme>

/** A key of a partner; one that was replaced works until `until` (ISO 8601). */
export const IssuedKey = z.object({
  key: PartnerKey,
  since: z.iso.datetime(),
  until: z.optional(z.iso.datetime()),
})
export type IssuedKey = z.infer<typeof IssuedKey>

/** Whether a key works at a time (milliseconds): it is the current one, or was replaced and has some time left. */
export const keyWorks = ({ until }: IssuedKey, now: number): boolean =>
  until === undefined || now < Date.parse(until)

const nameRule = 'Escribe el nombre del aliado, hasta 80 caracteres.'
const sharesRule = 'El máximo de resultados por día va de 1 a 100,000.'

const editable = {
  /** As the consent names it: "Compartir mi resultado con {name}". */
  name: z
    .string(nameRule)
    .check(
      cleanText,
      z.regex(somethingVisible, nameRule),
      z.maxLength(80, nameRule),
      z.regex(plainText, nameRule),
    ),
  origins: z
    .array(PartnerOrigin)
    .check(z.minLength(1, 'Escribe al menos un origen.'), z.maxLength(20, 'Hasta 20 orígenes.')),
  theme: PartnerTheme,
  /** The most results that visitors may share with it in a day. */
  sharesPerDay: z.int(sharesRule).check(z.minimum(1, sharesRule), z.maximum(100_000, sharesRule)),
}

/** A partner as every service needs it. The last of `keys` is the current one. */
export const PartnerFacts = z.object({
  id: PartnerId,
  ...editable,
  suspended: z.boolean(),
  keys: z.array(IssuedKey).check(z.minLength(1)),
})
export type PartnerFacts = z.infer<typeof PartnerFacts>

/** A partner as an admin sees it. */
export const Partner = z.extend(PartnerFacts, { createdAt: z.iso.datetime() })
export type Partner = z.infer<typeof Partner>

export const NewPartner = z.strictObject(
  {
    ...editable,
    theme: z.optional(editable.theme),
    sharesPerDay: z.optional(editable.sharesPerDay),
  },
  'Hay datos que un aliado no tiene.',
)
export type NewPartner = z.infer<typeof NewPartner>

/** Only what changes. */
export const PartnerChanges = z.strictObject(
  {
    name: z.optional(editable.name),
    origins: z.optional(editable.origins),
    theme: z.optional(editable.theme),
    sharesPerDay: z.optional(editable.sharesPerDay),
    suspended: z.optional(z.boolean('La suspensión es true o false.')),
  },
  'Hay datos que un aliado no tiene.',
)
export type PartnerChanges = z.infer<typeof PartnerChanges>
