import type { FrameMessage } from '@semaforo/contracts'
import { openFrame } from './frame.ts'
import { followHeight } from './height.ts'
import { make } from './make.ts'
import { modeOf } from './settings.ts'
import { css } from './style.ts'

/** What the form takes, in CSS pixels, by the width that it has: reserved before the frame has said anything. */
const reserved = (width: number) => (width < 560 ? 1660 : 1240)

/** The element `<semaforo-pyme>` for the widget of a site. */
export function widgetElement(origin: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)

  return class extends HTMLElement {
    static observedAttributes = ['partner', 'mode', 'scheme', 'accent', 'radius']
    #root = this.attachShadow({ mode: 'open' })
    #box = make('div')
    #dialog: HTMLDialogElement | undefined
    #frame: ReturnType<typeof openFrame> | undefined
    #height: ReturnType<typeof followHeight> | undefined
    #near: IntersectionObserver | undefined

    connectedCallback() {
      this.#root.adoptedStyleSheets = [sheet]
      this.#box = make('div')
      const mode = modeOf(this)
      if (mode === 'inline') {
        this.#root.replaceChildren(this.#box)
        this.#box.style.setProperty('--least', `${reserved(this.#box.clientWidth)}px`)
        this.#height = followHeight(this.#box)
        this.#near = new IntersectionObserver(
          (entries) => {
            if (entries.some((entry) => entry.isIntersecting)) this.#load()
          },
          { rootMargin: '600px' },
        )
        this.#near.observe(this.#box)
        return
      }
      const close = make('button', 'Cerrar')
      close.onclick = () => this.close()
      this.#dialog = make('dialog', close, this.#box)
      this.#dialog.ariaLabel = 'Semáforo PyME'
      this.#root.replaceChildren(this.#dialog)
      if (mode === 'modal') return
      const open = make('button', make('slot', 'Mide la salud de tu negocio'))
      open.onclick = () => this.open()
      this.#root.prepend(open)
    }

    disconnectedCallback() {
      this.#near?.disconnect()
      this.#height?.end()
      this.#frame?.end()
      this.#frame = this.#height = this.#dialog = undefined
      this.#root.replaceChildren()
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null) {
      if (before === now || !this.isConnected) return
      if (/^[pm]/.test(name)) {
        this.disconnectedCallback()
        this.connectedCallback()
      } else this.#frame?.init()
    }

    open() {
      if (!this.#dialog || this.#dialog.open) return
      this.#dialog.showModal()
      this.#load()
    }

    close() {
      this.#dialog?.close()
    }

    #load() {
      this.#near?.disconnect()
      this.#frame ??= openFrame(origin, this, this.#box, (message) => this.#hear(message))
    }

    #hear({ semaforo, type, ...detail }: FrameMessage) {
      if (type === 'height') {
        const { height } = detail as { height: number }
        if (this.#height) this.#height.set(height)
        else this.#box.style.setProperty('--height', `${height}px`)
      } else if (type === 'close') this.close()
      else this.dispatchEvent(new CustomEvent(`semaforo:${type}`, { detail, bubbles: true, composed: true }))
    }
  }
}
