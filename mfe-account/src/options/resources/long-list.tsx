import { Button, SearchField } from '@semaforo/ui'
import { type ReactNode, useState } from 'react'
import pageStyles from '../../profile/profile.module.css'
import { namedLike } from './named-like.ts'
import { texts } from './texts.ts'

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
  return (
    <>
      {items.length > shortList && (
        <search>
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
          {texts.notFound(text)}
          <Button size="small" variant="secondary" onClick={() => setText('')}>
            {texts.seeAll}
          </Button>
        </p>
      )}
      {children(items.filter((item) => found.has(item) || always(item)))}
      {left > 0 && (
        <p>
          <Button variant="secondary" onClick={() => setMost(most + step)}>
            {texts.more(Math.min(step, left), left)}
          </Button>
        </p>
      )}
    </>
  )
}
