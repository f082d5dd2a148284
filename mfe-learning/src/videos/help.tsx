import { helpPage } from '@semaforo/contracts'
import { ApiError } from '@semaforo/frontend-kit'
import { texts } from './videos.texts.ts'

/** To what an error of the videos means, if it has a code. */
export function Help({ error }: { error: Error | null }) {
  if (!(error instanceof ApiError)) return null
  return (
    <a href={helpPage(error.code)} target="_blank" rel="noreferrer">
      {texts.help}
    </a>
  )
}
