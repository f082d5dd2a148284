import { session } from '@semaforo/frontend-kit'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'

/**
 * What was typed when the server ended the session, by name: in memory alone, since whoever ends a session from
 * elsewhere may have lost the device.
 */
let left: { userId: string; values: Map<string, unknown> } | undefined

/** What this user left, and nobody else's. */
function leftByUser(): Map<string, unknown> | undefined {
  return left?.userId === session.read()?.user.id ? left?.values : undefined
}

/** For every kept entry whose name starts with `prefix`: the part after it. */
export function leftUnder(prefix: string): string[] {
  const names = [...(leftByUser()?.keys() ?? [])].filter((name) => name.startsWith(prefix))
  return names.map((name) => name.slice(prefix.length))
}

/**
 * A state that the same user finds again where the server ended their session; any other end forgets it.
 * @param name unlike all others that a person may leave; without one nothing is kept
 * @param toKeep what of the value may be kept; all of it unless given
 * @returns the value, its setter, and whether it began with what was left
 */
export function useKept<Value>(
  name: string | undefined,
  initial: Value,
  toKeep: (value: Value) => Value = (value) => value,
): [Value, Dispatch<SetStateAction<Value>>, boolean] {
  const [found] = useState(() => name !== undefined && leftByUser()?.has(name) === true)
  const [value, set] = useState(() =>
    found && name !== undefined ? (leftByUser()?.get(name) as Value) : initial,
  )
  const latest = useRef({ value, toKeep })
  useEffect(() => {
    latest.current = { value, toKeep }
  })
  useEffect(() => {
    const userId = session.read()?.user.id
    if (name === undefined || userId === undefined) return
    if (left?.userId === userId) left.values.delete(name)
    else left = undefined
    return session.subscribe(() => {
      if (session.read()) return
      if (!session.ended) {
        left = undefined
        return
      }
      left = { userId, values: left?.values ?? new Map() }
      left.values.set(name, latest.current.toKeep(latest.current.value))
    })
  }, [name])
  return [value, set, found]
}
