import '@semaforo/ui/tokens.css'
import '@semaforo/ui/base.css'
import './remote.css'
import type { PartnerTheme } from '@semaforo/contracts'
import { useLayoutEffect, useRef, useState } from 'react'
import { applyTheme } from './apply-theme.ts'
import type { WidgetMessage } from './page/channel.ts'
import { Widget } from './widget.tsx'

declare const __webpack_public_path__: string

/** What the widget tells its page, without the height: here it is a part of it. */
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
export default function RemoteWidget({ partner, challenge, theme = noTheme, onEvents }: Props) {
  const root = useRef<HTMLElement>(null)
  const [nonce] = useState(() => challenge ?? crypto.randomUUID())
  useLayoutEffect(() => {
    if (root.current) applyTheme(root.current, theme)
  }, [theme])
  return (
    <section ref={root} lang="es-MX" className="semaforo-pyme" aria-label="Semáforo PyME">
      <Widget
        site={site}
        // The page shows whose it is, and the summary is made for the partner of the key.
        partner={{ key: partner, name: location.hostname }}
        nonce={nonce}
        onEvent={(message) => {
          if (message.type !== 'height' && message.type !== 'close' && message.type !== 'ready')
            onEvents?.(message)
        }}
      />
    </section>
  )
}
