import { helpPage } from '@semaforo/contracts'
import { texts } from '@semaforo/diagnostic-ui'

/** To what an error means; in a tab of its own, so that no figure that was written is lost. */
export function HelpLink({ code }: { code: string }) {
  return (
    <a href={helpPage(code)} target="_blank" rel="noreferrer">
      {texts.help}
    </a>
  )
}
