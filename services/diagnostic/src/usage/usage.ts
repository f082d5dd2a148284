import { type UsageKind, type UsageOfDay, usageDays } from '@semaforo/contracts'
import type { AggregateStore, Decide } from '@semaforo/platform'
import { dayBefore } from '../days.ts'

/** The use of a partner's widget, under its id: the counts of days with any use. */
export type Usage = { days: readonly UsageOfDay[] }
export type UsageStore = AggregateStore<Usage>

const none = { viewed: 0, started: 0, finished: 0, shared: 0 }

/** The usage with one more of `kind` on `day`, and without days that nobody is shown any more. */
export function counted<Of extends Usage>(usage: Of, kind: UsageKind, day: string): Of {
  const before = usage.days
  const today = before.find((each) => each.day === day) ?? { day, ...none }
  const since = dayBefore(day, usageDays - 1)
  const others = before.filter((each) => each.day !== day && each.day >= since)
  return { ...usage, days: [...others, { ...today, [kind]: today[kind] + 1 }] }
}

/** Counts one use. */
export const count =
  (kind: UsageKind, day: string): Decide<Usage> =>
  (usage = { days: [] }) => [counted(usage, kind, day), []]

/** The last thirty days up to `today`, the oldest first; those without any use are zeros. Shares are counted apart. */
export function lastDays(usage: Usage | undefined, shares: Usage | undefined, today: string): UsageOfDay[] {
  const days = Array.from({ length: usageDays }, (_, ago) => dayBefore(today, usageDays - 1 - ago))
  const on = (day: string, kept: Usage | undefined) =>
    kept?.days.find((each) => each.day === day) ?? { day, ...none }
  return days.map((day) => ({ ...on(day, usage), shared: on(day, shares).shared }))
}
