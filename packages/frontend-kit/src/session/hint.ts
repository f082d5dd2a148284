import { sessionHintCookie } from '@semaforo/contracts'

/** Whether the server says that this browser has a session. */
export function hasSessionHint(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${sessionHintCookie}=`))
}

/** Forgets that, so that no page takes up a session which was ended here. */
export function forgetSessionHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari offers the Cookie Store API only lately
  if (globalThis.document) document.cookie = `${sessionHintCookie}=; Path=/; Max-Age=0`
}
