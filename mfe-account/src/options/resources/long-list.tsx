import { Button, SearchField } from '@semaforo/ui'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import pageStyles from '../../profile/profile.module.css'
import { namedLike } from './named-like.ts'
import { texts } from './resources.texts.ts'

/** Up to here a list is read at a glance. */
export const shortList = 12
const step = 50

type Props<Item> = {
  label: string
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** Shown whatever is searched for: its form is open. */
  always: (item: Item) => boolean
  children: (shown: readonly Item[]) => ReactNode
}

/** A list that can be searched by name once it is long, and is shown a part at a time. */
export function LongList<Item>({ label, items, nameOf, always, children }: Props<Item>) {
  const [text, setText] = useState('')
  const [most, setMost] = useState(step)
  const found = new Set(namedLike(items, nameOf, text).slice(0, most))
  const left = namedLike(items, nameOf, text).length - found.size
  const box = useRef<HTMLElement>(null)
  const seeAll = () => {
    box.current?.querySelector('input')?.focus()
    setText('')
  }
  const grown = useRef<{ list: Element; from: number }>(undefined)
  const seeMore = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const list = currentTarget.parentElement?.previousElementSibling
    if (list) grown.current = { list, from: list.children.length }
    setMost(most + step)
  }
  useEffect(() => {
    const { list, from = 0 } = grown.current ?? {}
    grown.current = undefined
    // The last press takes the button away: what follows from it is the first row that came.
    if (document.activeElement === document.body)
      list?.children[from]?.querySelector<HTMLElement>('input, button')?.focus()
  })
  return (
    <>
      {items.length > shortList && (
        <search ref={box}>
          <SearchField
            label={texts.searchIn(label)}
            placeholder={texts.search}
            maxLength={80}
            value={text}
            onValueChange={setText}
          />
        </search>
      )}
      {found.size === 0 && text !== '' && (
        <p role="status" className={pageStyles.head}>
          <span>{texts.notFound(text)}</span>
          <Button size="small" variant="secondary" onClick={seeAll}>
            {texts.seeAll}
          </Button>
        </p>
      )}
      {children(items.filter((item) => found.has(item) || always(item)))}
      {left > 0 && (
        <p>
          <Button variant="secondary" onClick={seeMore}>
            {texts.more(Math.min(step, left), left)}
          </Button>
        </p>
      )}
    </>
  )
}
