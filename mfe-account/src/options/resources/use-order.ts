import { announce } from '@semaforo/ui'
import { useLayoutEffect, useRef } from 'react'
import { texts } from './resources.texts.ts'

/**
 * Moves items of a list and announces their new position. Keeps the focus on the button that was pressed, which
 * the browser drops when the row moves in the document.
 * @returns `list` for the element that holds the rows
 */
export function useOrder<List extends HTMLElement = HTMLOListElement>(
  items: readonly { id: number; name: string }[],
  onChange: (ids: number[]) => void,
) {
  const list = useRef<List>(null)
  const pressed = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => {
    if (pressed.current?.isConnected) pressed.current.focus()
    pressed.current = undefined
  })

  function move(from: number, to: number) {
    const active = document.activeElement
    if (active instanceof HTMLElement && list.current?.contains(active)) pressed.current = active
    const moved = items[from]
    if (!moved) return
    const others = items.filter((item) => item !== moved)
    onChange([...others.slice(0, to), moved, ...others.slice(to)].map(({ id }) => id))
    announce(texts.moved(moved.name, to + 1, items.length))
  }
  return { list, move }
}
