import { type KeyboardEvent, useEffect, useRef } from 'react'

type Step = 'undo' | 'redo'

/**
 * Ctrl+Z and Ctrl+Y in a field whose display is formatted: browsers forget what was typed as soon as a script sets a
 * field's text. Signs typed at the end one after the other are one step.
 */
export function useUndo(value: string, onStep: (value: string) => void) {
  const history = useRef({ now: value, isTyping: false, undo: [] as string[], redo: [] as string[] })
  useEffect(() => {
    const { current } = history
    if (value === current.now) return
    const isTyping = value.startsWith(current.now)
    if (!isTyping || !current.isTyping) current.undo.push(current.now)
    history.current = { ...current, now: value, isTyping, redo: [] }
  }, [value])

  return (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (!step) return
    event.preventDefault()
    const { current } = history
    const next = current[step].pop()
    if (next === undefined) return
    current[step === 'undo' ? 'redo' : 'undo'].push(current.now)
    history.current = { ...current, now: next, isTyping: false }
    onStep(next)
  }
}

function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Step | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' ? 'redo' : undefined
}
