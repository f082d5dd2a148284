import type { NewPartner, Partner, PartnerChanges } from '@semaforo/contracts'
import { whole } from '../../../format.ts'

/** The fields of the form; each is named by its path in a partner, as the errors of the contracts name it. */
export type Values = Record<
  'name' | 'theme.scheme' | 'theme.accent' | 'theme.radius' | 'sharesPerDay',
  string
> &
  Record<OriginField, string>
type OriginField = `origins.${number}`

export const originField = (index: number): OriginField => `origins.${index}`

export function valuesOf(partner: Partner | undefined): Values {
  const { name = '', origins = [''], theme = {}, sharesPerDay = 1_000 } = partner ?? {}
  return {
    name,
    ...Object.fromEntries(origins.map((origin, index) => [originField(index), origin])),
    'theme.scheme': theme.scheme ?? 'auto',
    'theme.accent': theme.accent ?? '',
    'theme.radius': theme.radius === undefined ? '' : String(theme.radius),
    sharesPerDay: whole(sharesPerDay),
  }
}

/** What was typed, as a partner; `origins` of its fields are in use. Not checked yet. */
export function partnerOf(values: Values, origins: number): NewPartner {
  const text = (name: keyof Values) => (values[name] ?? '').trim()
  const [accent, radius] = [text('theme.accent').toLowerCase(), text('theme.radius')]
  return {
    name: text('name'),
    origins: Array.from({ length: origins }, (_, index) => asOrigin(text(originField(index)))),
    theme: {
      scheme: text('theme.scheme') as 'auto',
      ...(accent && { accent }),
      ...(radius && { radius: numberIn(radius) }),
    },
    sharesPerDay: numberIn(text('sharesPerDay')),
  }
}

/** The fields in which what was typed differs from the partner; none where nothing does. */
export function changesOf(partner: Partner, given: NewPartner): PartnerChanges {
  const before = partnerOf(valuesOf(partner), partner.origins.length)
  const fields = Object.keys(given) as (keyof typeof given)[]
  const changed = fields.filter((field) => JSON.stringify(given[field]) !== JSON.stringify(before[field]))
  return Object.fromEntries(changed.map((field) => [field, given[field]]))
}

/** An address without anything after its origin, as browsers write that origin; any other text as it is. */
export function asOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && url.href === `${url.origin}/` ? url.origin : text
}

/** `1,000` is 1000; NaN where there is no number, which no rule accepts. */
const numberIn = (text: string) => (text === '' ? Number.NaN : Number(text.replace(/[,\s]/g, '')))
