import * as z from 'zod/mini'
import type { CallGroup, NamedCall } from './calls.ts'

export type TaggedCall = NamedCall & { tag: string }

/** The calls of all groups by path; calls with the same method and path become one operation with both answers. */
export function joinCalls(groups: readonly CallGroup[]): TaggedCall[] {
  const joined = new Map<string, TaggedCall>()
  for (const { name: tag, calls } of groups) {
    for (const { name, call } of [...calls].sort(byPath)) {
      const key = `${call.method} ${call.path}`
      const before = joined.get(key)
      joined.set(key, before ? either(before, { name, call }) : { name, call, tag })
    }
  }
  return [...joined.values()]
}

const byPath = (a: NamedCall, b: NamedCall) =>
  Number(a.call.path > b.call.path) - Number(a.call.path < b.call.path)

function either(first: TaggedCall, { call }: NamedCall): TaggedCall {
  const answer = z.union([first.call.answer, call.answer])
  const summary = `${first.call.summary}. Con parámetros: ${call.summary}`
  return { ...first, call: { ...first.call, ...call, answer, summary } }
}
