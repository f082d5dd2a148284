import type { Scene } from '../../src/content/schema.ts'
import { element, icon } from './dom.ts'
import { typeset } from './format.ts'

const key = 'semaforo.narration'

/** A voice of Mexico, else one of any Spanish; those of the device go before those that need the network. */
function spanishVoice(): SpeechSynthesisVoice | undefined {
  const spanish = speechSynthesis.getVoices().filter(({ lang }) => /^es\b/i.test(lang))
  const rank = ({ lang, localService }: SpeechSynthesisVoice) =>
    (/^es[-_]MX/i.test(lang) ? 0 : 2) + (localService ? 0 : 1)
  return spanish.toSorted((one, other) => rank(one) - rank(other))[0]
}

export type Narration = {
  /** Turns it on and off; hidden while the browser has no Spanish voice. */
  button: HTMLElement
  /** Says the words of a scene once it is played; `scene` is undefined on the cover. */
  follow(scene: number | undefined, playing: boolean, speed: number): void
  /** Whether the words of a scene are still being said: its end waits for them. */
  holds(scene: number): boolean
}

/**
 * Reads scenes aloud with the browser's voice, off until somebody wants it.
 * @param onChange is called when it is turned on or off
 */
export function createNarration(scenes: readonly Scene[], onChange: (on: boolean) => void): Narration {
  const button = element('button', 'control', icon('voice'))
  button.type = 'button'
  button.setAttribute('aria-label', 'Escuchar la lección')
  button.hidden = true
  let on = false
  let said: number | undefined
  // Kept here, too: a browser may forget an utterance that nobody holds before it ends.
  let current: SpeechSynthesisUtterance | undefined

  function stop(): void {
    if (current) speechSynthesis.cancel()
    current = undefined
    said = undefined
  }

  function say(scene: number, speed: number): void {
    stop()
    said = scene
    const { title = '', text = '' } = scenes[scene] ?? {}
    const voice = spanishVoice()
    if (!voice) return
    const utterance = new SpeechSynthesisUtterance(typeset(`${title}. ${text}`))
    Object.assign(utterance, { voice, lang: voice.lang, rate: speed })
    const ended = () => {
      if (current === utterance) current = undefined
    }
    utterance.addEventListener('end', ended)
    utterance.addEventListener('error', ended)
    current = utterance
    speechSynthesis.speak(utterance)
  }

  function turn(to: boolean): void {
    on = to
    button.setAttribute('aria-pressed', String(on))
    if (!on) stop()
    onChange(on)
  }

  if ('speechSynthesis' in globalThis) {
    const offer = () => {
      button.hidden = spanishVoice() === undefined
    }
    offer()
    // Some browsers know their voices only later.
    speechSynthesis.addEventListener('voiceschanged', offer)
    addEventListener('pagehide', stop)
    turn(recalled())
    button.addEventListener('click', () => {
      turn(!on)
      remember(on)
    })
  }

  return {
    button,
    follow(scene, playing, speed) {
      if (!on || !playing || scene === undefined) stop()
      else if (scene !== said) say(scene, speed)
    },
    holds: (scene) => current !== undefined && said === scene,
  }
}

/** Storage may be closed to us: then it begins off each time. */
function recalled(): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

function remember(on: boolean): void {
  try {
    if (on) localStorage.setItem(key, 'on')
    else localStorage.removeItem(key)
  } catch {
    // Nothing is lost but the choice.
  }
}
