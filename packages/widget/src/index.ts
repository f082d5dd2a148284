import type { SummaryClaims, WidgetError } from '@semaforo/contracts'

/** The attributes of `<semaforo-pyme>`; all but `partner` are optional. Their changes are followed, save `challenge`. */
export type WidgetAttributes = {
  /** The partner's key. */
  partner: string
  /** In the page, in a dialog that `semaforo('open', …)` opens, or in one with a button of its own. */
  mode?: 'inline' | 'modal' | 'button'
  scheme?: 'auto' | 'light' | 'dark'
  /** A colour as `#2446c9`; one that would be hard to read is mended. */
  accent?: string
  /** The corners, from 0 to 24 CSS pixels. */
  radius?: number | string
  /** What comes back in the signed summary as `nonce`: 16 to 128 letters, digits, `-` or `_`. Random if absent. */
  challenge?: string
}

/** What the events of `<semaforo-pyme>` carry in `detail`, by the name behind `semaforo:`. They bubble. */
export type WidgetEvents = {
  ready: undefined
  started: undefined
  /** There is a result; which one only the visitor knows. */
  result: undefined
  /** The visitor agreed: the summary is a JWS, `claims` what it says. Verify it on your server. */
  shared: { summary: string; claims: SummaryClaims }
  error: { code: WidgetError }
}
export type WidgetEvent<Name extends keyof WidgetEvents> = CustomEvent<WidgetEvents[Name]>

/** `<semaforo-pyme>` in the document, once the script has loaded. */
export type WidgetElement = HTMLElement & { open(): void; close(): void }

/** The global function of the script; calls made before it has loaded are kept in `q`. */
export type Semaforo = {
  (command: 'open', target: string | Element): void
  (command: 'close', target?: string | Element): void
  <Name extends keyof WidgetEvents>(
    command: 'on',
    event: Name,
    listener: (detail: WidgetEvents[Name]) => void,
  ): void
}
