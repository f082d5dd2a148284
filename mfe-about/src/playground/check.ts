import { PartnerKey, PartnerTheme } from '@semaforo/contracts'
import type { Attributes } from './snippet.ts'

/** What is wrong with the attributes, by name: the contract's own sentences. */
export function errorsIn({ partner, accent, radius }: Attributes): Partial<Record<keyof Attributes, string>> {
  const theme = PartnerTheme.safeParse({
    ...(accent && { accent }),
    ...(radius && { radius: Number(radius) }),
  })
  const ofTheme = theme.error?.issues.map(({ path, message }) => [path[0], message] as const) ?? []
  const key = partner === '' ? undefined : PartnerKey.safeParse(partner).error?.issues[0]?.message
  return { ...Object.fromEntries(ofTheme), ...(key && { partner: key }) }
}
