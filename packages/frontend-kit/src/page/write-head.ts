import { fullTitle, type PageHead } from '@semaforo/contracts'

/** Writes title and description into the document. The rest of a head is for those who read only the first answer. */
export function writeHead(head: PageHead): void {
  document.title = fullTitle(head)
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]')
  if (description && head.description) description.content = head.description
}
