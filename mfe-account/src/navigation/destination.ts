import { texts } from './navigation.texts.ts'

/** What the page at a path of this site is called in a sentence; undefined for the main page. */
export function destinationOf(path: string): string | undefined {
  const section = /^\/[^/?#]*/.exec(path)?.[0] ?? ''
  if (section === '/home') return undefined
  return Object.hasOwn(texts.destinations, section)
    ? texts.destinations[section as keyof typeof texts.destinations]
    : texts.elsewhere
}
