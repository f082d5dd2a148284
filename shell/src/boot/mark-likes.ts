import { stored } from './stored.ts'

/**
 * Hearts of documents prerendered are empty: those that this browser knows to be liked are marked while the document
 * is read, before they are painted. `data-like` (learning-kit) says which like a heart is.
 */
export function markLikes(): void {
  const likes = stored('semaforo.preferences')?.[stored('semaforo.user')?.email ?? 'guest']
  if (!likes) return
  const mark = () => {
    for (const heart of document.querySelectorAll<HTMLElement>('[data-release] [data-like]')) {
      const [kind = '', id = ''] = heart.dataset['like']?.split(' ') ?? []
      if (likes[kind]?.[id]) heart.ariaPressed = 'true'
    }
  }
  const reading = new MutationObserver(mark)
  reading.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => {
    mark()
    reading.disconnect()
  })
}
