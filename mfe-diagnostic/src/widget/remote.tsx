import '@semaforo/ui/tokens.css'
import '@semaforo/ui/base.css'
import './remote.css'
import type { PartnerTheme } from '@semaforo/contracts'
import { Skeleton, SkeletonGroup } from '@semaforo/ui'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { applyTheme } from './apply-theme.ts'
import type { WidgetMessage } from './page/channel.ts'
import { Refused } from './page/refused.tsx'
import { useContextOf } from './page/use-context-of.ts'
import { widgetTexts } from './texts.ts'
import { Widget } from './widget.tsx'

declare const __webpack_public_path__: string

/** What the widget reports to its page, without the height: here it is a part of it. */
export type RemoteEvent = Exclude<WidgetMessage, { type: 'height' | 'close' | 'ready' }>

type Props = {
  /** The partner's key. */
  partner: string
  /** What comes back in the summary as its nonce; random if absent. */
  challenge?: string
  theme?: PartnerTheme
  onEvents?: (event: RemoteEvent) => void
}

const site = new URL(__webpack_public_path__).origin
const noTheme: PartnerTheme = {}

/** The widget inside of a page of another maker, which renders it with its own React: what `./widget` exposes. */
export default function RemoteWidget({ partner: key, challenge, theme = noTheme, onEvents }: Props) {
  const root = useRef<HTMLElement>(null)
  const [nonce] = useState(() => challenge ?? crypto.randomUUID())
  const context = useContextOf(site, key)
  const partner = context && 'partner' in context ? context.partner : undefined
  useLayoutEffect(() => {
    if (root.current) applyTheme(root.current, { ...partner?.theme, ...theme })
  }, [partner?.theme, theme])
  const report = useEffectEvent((event: RemoteEvent) => onEvents?.(event))
  useEffect(() => {
    if (context && 'error' in context) report({ type: 'error', code: context.error })
  }, [context])

  return (
    <section ref={root} lang="es-MX" className="semaforo-pyme" aria-label="Semáforo PyME">
      {!context && (
        <SkeletonGroup label={widgetTexts.loading}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {context && 'error' in context && <Refused site={site} error={context.error} />}
      {partner && (
        <Widget
          site={site}
          partner={partner}
          nonce={nonce}
          onEvent={(message) => {
            if (message.type !== 'height' && message.type !== 'close' && message.type !== 'ready')
              report(message)
          }}
        />
      )}
    </section>
  )
}
