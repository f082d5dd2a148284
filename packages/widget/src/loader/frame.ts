import type { FrameMessage, PageMessage } from '@semaforo/contracts'
import { isFrameMessage } from '../messages/frame-message.ts'
import { make } from './make.ts'
import { modeOf, nonceOf, themeOf, warn } from './settings.ts'

/** How long a frame may say nothing, in ms: then its page forbids it, it forbids the page, or the network is down. */
const longestSilence = 10_000

/** The stages in which each message type is accepted; other messages are ignored. */
const order = {
  ready: [0],
  height: [1, 2, 3, 4],
  close: [1, 2, 3, 4],
  started: [1],
  result: [2, 3, 4],
  shared: [3],
}
const next = { ready: 1, started: 2, result: 3, shared: 4 }

/**
 * Opens the widget's frame in a box and listens to it alone.
 * @param onMessage gets each message that came in its order, and that none came
 * @returns how to send the attributes again, and how to end
 */
export function openFrame(
  origin: string,
  host: Element,
  box: HTMLElement,
  onMessage: (message: FrameMessage) => void,
) {
  const nonce = nonceOf(host)
  const least = box.style.getPropertyValue('--least')
  let frame: HTMLIFrameElement
  let stage = 0
  let silence: ReturnType<typeof setTimeout>

  function load() {
    stage = 0
    // After a panel the form has its place again.
    box.style.setProperty('--least', least)
    box.style.removeProperty('--height')
    frame = make('iframe')
    // A reload gives it the same name: what was typed is stored under it.
    frame.name = `${[...document.querySelectorAll(host.localName)].indexOf(host)}`
    frame.title = 'Semáforo PyME: mide la salud de tu negocio'
    frame.referrerPolicy = 'origin'
    frame.setAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
    )
    frame.allow = 'fullscreen'
    const query = new URLSearchParams({
      partner: host.getAttribute('partner') ?? '',
      mode: modeOf(host) === 'inline' ? 'inline' : 'modal',
    })
    frame.src = `${origin}/widget/frame?${query}`
    box.replaceChildren(frame)
    silence = setTimeout(fail, longestSilence)
  }

  /** A panel needs none of the place that was kept for the form. */
  function shrink() {
    box.style.setProperty('--least', '0')
    box.style.setProperty('--height', '260px')
  }

  function fail() {
    shrink()
    warn(`${origin} no respondió: ¿está este origen entre los del aliado, y el marco en la CSP (frame-src)?`)
    const retry = make('button', 'Intentar de nuevo')
    retry.onclick = () => {
      load()
      frame.focus()
    }
    box.replaceChildren(make('p', 'El Semáforo no está disponible por ahora.'), retry)
    onMessage({ semaforo: 1, type: 'error', code: 'unavailable' })
  }

  function init() {
    const message: PageMessage = {
      semaforo: 1,
      type: 'init',
      nonce,
      mode: modeOf(host),
      theme: themeOf(host),
    }
    if (stage) frame.contentWindow?.postMessage(message, origin)
  }

  function hear({ source, origin: from, data }: MessageEvent) {
    if (source !== frame.contentWindow || from !== origin || !isFrameMessage(data)) return
    const { type } = data
    if (type !== 'error' && !order[type].includes(stage)) return
    if (type === 'shared' && data.claims.nonce !== nonce) return
    clearTimeout(silence)
    if (type === 'error' && !stage) shrink()
    stage = Math.max(stage, next[type as 'ready'] ?? 0)
    if (type === 'ready') init()
    onMessage(data)
  }

  addEventListener('message', hear)
  load()
  return {
    init,
    end() {
      removeEventListener('message', hear)
      clearTimeout(silence)
    },
  }
}
