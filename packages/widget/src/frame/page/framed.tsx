import type { FrameContext, PageMessage } from '@semaforo/contracts'
import { emptyDraft, parseDraft, useTabState } from '@semaforo/diagnostic-ui'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { applyTheme } from '../apply-theme.ts'
import { handOver } from '../handoff/hand-over.ts'
import { Widget } from '../widget.tsx'
import { listenToPage, post, type WidgetMessage } from './channel.ts'
import { postHeight } from './post-height.ts'

type Props = { context: Extract<FrameContext, { partner: object }>; element: HTMLElement }

/** The site by the name that the frame was loaded under: its policy lets it call no other. */
const site = location.origin

/** The widget in a partner's page: its theme and its nonce come from there, and what happens is posted there. */
export function Framed({ context: { parent, partner }, element }: Props) {
  const [page, setPage] = useState<PageMessage>()
  // The loader names each frame of a page differently.
  const draftKey = `semaforo.widget-draft.${partner.key}.${window.name}`
  const stored = useTabState(draftKey, parseDraft, emptyDraft)
  const onEvent = useCallback((message: WidgetMessage) => post(parent, message), [parent])

  useLayoutEffect(
    () => applyTheme(document.documentElement, { ...partner.theme, ...page?.theme }),
    [partner.theme, page?.theme],
  )
  useEffect(() => {
    const stop = listenToPage(parent, setPage)
    post(parent, { type: 'ready' })
    const stopHeight = postHeight(element, parent)
    return () => {
      stop()
      stopHeight()
    }
  }, [parent, element])
  useEffect(() => {
    // The page hears no key that is pressed in here.
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) post(parent, { type: 'close' })
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [parent])

  return (
    <Widget
      site={site}
      partner={partner}
      nonce={page?.nonce}
      stored={stored}
      onEvent={onEvent}
      onSave={(figures) => handOver(site, figures, partner.name)}
    />
  )
}
