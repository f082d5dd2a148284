import { session } from '@semaforo/frontend-kit'

/** Keeps the document's mark of a session true, which the boot script sets before the first paint. */
export function markSession(): void {
  const mark = () => document.documentElement.toggleAttribute('data-session', session.read() !== null)
  session.subscribe(mark)
  mark()
}
