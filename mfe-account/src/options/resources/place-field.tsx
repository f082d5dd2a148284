import { useHeldWhilePressed } from '@semaforo/frontend-kit'
import { type KeyboardEvent, useEffect, useState } from 'react'
import styles from './resources.module.css'
import { texts } from './resources.texts.ts'

type Move = (from: number, to: number) => void
type Props = { name: string; index: number; count: number; onMove: Move }

/**
 * Moves once the press that left the field is over, so that the row does not move away from under it; by then the press
 * may have opened a form in place of the field.
 */
export function useMoveAfterPress(move: Move): Move {
  const [wanted, setWanted] = useState<Parameters<Move>>()
  const held = useHeldWhilePressed(wanted)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each move
  useEffect(() => {
    if (!held) return
    setWanted(undefined)
    move(...held)
  }, [held])
  return (from, to) => setWanted([from, to])
}

/** The place of an item in a long list; another number moves it there, with Enter or as the field is left. */
export function PlaceField({ name, index, count, onMove }: Props) {
  const [typed, setTyped] = useState<string>()
  const leave = () => {
    const to = Number(typed) - 1
    setTyped(undefined)
    if (Number.isInteger(to) && to >= 0 && to < count && to !== index) onMove(index, to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped(undefined)
    if (event.key !== 'Enter') return
    event.preventDefault()
    leave()
  }
  return (
    <input
      className={styles.place}
      inputMode="numeric"
      aria-label={texts.place(name)}
      title={texts.placeHint(count)}
      maxLength={5}
      value={typed ?? String(index + 1)}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={onKeyDown}
      onBlur={leave}
    />
  )
}
