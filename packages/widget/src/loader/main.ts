import { takeCalls } from './calls.ts'
import { widgetElement } from './element.ts'

const tag = 'semaforo-pyme'
const script = document.currentScript ?? document.querySelector('script[src$="/widget/v1.js"]')

if (script instanceof HTMLScriptElement && !customElements.get(tag)) {
  customElements.define(tag, widgetElement(new URL(script.src).origin))
  takeCalls(tag)
}
