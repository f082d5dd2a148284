import type { PageHead } from '@semaforo/contracts'

const site = 'Semáforo PyME'

/** The title as the browser's tab shows it. */
export function fullTitle({ title }: Pick<PageHead, 'title'>): string {
  return title ? `${title} · ${site}` : site
}

/** Writes title and description into the document. The rest of a head is for those who read only the first answer. */
export function writeHead(head: PageHead): void {
  document.title = fullTitle(head)
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]')
  if (description && head.description) description.content = head.description
}
