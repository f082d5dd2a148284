import { session } from '@semaforo/frontend-kit'
import { useEffect, useRef } from 'react'

type Values = Record<string, string>

/**
 * What was typed when the server ended the session: in memory alone, since whoever ends a session from elsewhere may have
 * lost the device, and without passwords.
 */
let left: { userId: string; name: string; values: Values } | undefined

const isPassword = (field: string) => /password/i.test(field)

/** The initial values of a form, with what the same user had typed in it when their session ended. */
export function takeLeft<Given extends Values>(name: string | undefined, initial: Given): Given {
  if (!left || left.name !== name || left.userId !== session.read()?.user.id) return initial
  return { ...initial, ...left.values }
}

/** Keeps the values of a form that has a name where the server ends the session; any other end forgets them. */
export function useLeaving(name: string | undefined, values: Values): void {
  const typed = useRef(values)
  useEffect(() => {
    typed.current = values
  }, [values])
  useEffect(() => {
    const userId = session.read()?.user.id
    if (name === undefined || userId === undefined) return
    left = undefined
    return session.subscribe(() => {
      if (session.read()) return
      const kept = Object.entries(typed.current).filter(([field]) => !isPassword(field))
      left = session.ended ? { userId, name, values: Object.fromEntries(kept) } : undefined
    })
  }, [name])
}
