import { fullTitle, type PageHead } from '@semaforo/contracts'
import { createContext, useContext, useEffect } from 'react'
import { usePath } from '../use-path.ts'

/** Takes the heads of what is rendered where there is no document; null in a browser. */
export const HeadCollector = createContext<((head: PageHead) => void) | null>(null)

let shown: { path: string; head: PageHead } | undefined
/** Called with the title of the current page if it becomes known later than its route's. */
let onLaterTitle: ((title: string) => unknown) | undefined

/**
 * Says what the page is called and what it is about, in the place of its route's title and description. `undefined`
 * while that is not known yet.
 */
export function usePageHead(head: PageHead | undefined): void {
  const path = usePath()
  const collect = useContext(HeadCollector)
  if (collect && head) collect(head)
  const json = JSON.stringify(head)
  useEffect(() => {
    if (json === undefined) return
    shown = { path, head: JSON.parse(json) as PageHead }
    writeHead(shown.head)
    onLaterTitle?.(shown.head.title)
    onLaterTitle = undefined
  }, [path, json])
}

/**
 * The head of a page by its route; a component on it that says more (`usePageHead`) goes before.
 * @param onTitle called with the title, and again if a component says another one later
 */
export function showRouteHead(path: string, head: PageHead, onTitle: (title: string) => unknown): void {
  const known = shown?.path === path ? shown.head : head
  writeHead(known)
  onTitle(known.title)
  onLaterTitle = known === head ? onTitle : undefined
}

/** Writes title and description into the document. The rest of a head is for those who read only the first answer. */
function writeHead(head: PageHead): void {
  document.title = fullTitle(head)
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]')
  if (description && head.description) description.content = head.description
}
