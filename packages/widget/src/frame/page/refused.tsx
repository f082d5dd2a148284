import type { WidgetError } from '@semaforo/contracts'
import { EmptyState, TriangleAlert } from '@semaforo/ui'
import { useEffect } from 'react'
import { widgetTexts } from '../widget.texts.ts'
import { post } from './channel.ts'

/** One calm panel for whatever keeps the widget from the page; the reason is posted to the page and its console. */
export function Refused({ site, error }: { site: string; error: WidgetError }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: for the developer of the partner's page
    console.warn(`semaforo-pyme: ${widgetTexts.reasons[error]} (${error})`)
    if (window.parent !== window) post('*', { type: 'error', code: error })
  }, [error])
  return (
    <EmptyState
      icon={<TriangleAlert />}
      title={widgetTexts.refused.title}
      description={
        <a href={site} target="_blank" rel="noreferrer">
          {widgetTexts.refused.link}
        </a>
      }
    />
  )
}
