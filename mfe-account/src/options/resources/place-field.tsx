import { useHeldWhilePressed } from '@semaforo/frontend-kit'
import { type KeyboardEvent, useEffect, useState } from 'react'
import styles from './resources.module.css'
import { texts } from './resources.texts.ts'

type Props = { name: string; index: number; count: number; onMove: (from: number, to: number) => void }

/** The place of an item in a long list; another number moves it there, with Enter or as the field is left. */
export function PlaceField({ name, index, count, onMove }: Props) {
  const [typed, setTyped] = useState<string>()
  const [wanted, setWanted] = useState<number>()
  const leave = () => {
    const to = Number(typed) - 1
    setTyped(undefined)
    if (Number.isInteger(to) && to >= 0 && to < count && to !== index) setWanted(to)
  }
  const held = useHeldWhilePressed(wanted)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each number
  useEffect(() => {
    if (held === undefined) return
    setWanted(undefined)
    onMove(index, held)
  }, [held])
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
