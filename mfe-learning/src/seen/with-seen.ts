import * as z from 'zod/mini'

/** A lesson that was played here; `whole` if until its end. */
export const Seen = z.object({ id: z.string(), title: z.string(), topic: z.string(), whole: z.boolean() })
export type Seen = z.infer<typeof Seen>

/** More than there are lessons of ours; the oldest go first. */
const most = 300

/** The lessons with this one as the latest; what was seen whole once stays so. */
export function withSeen(lessons: readonly Seen[], seen: Seen): Seen[] {
  const before = lessons.find(({ id }) => id === seen.id)
  const others = lessons.filter((lesson) => lesson !== before)
  return [...others, { ...seen, whole: seen.whole || before?.whole === true }].slice(-most)
}
