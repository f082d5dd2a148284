import { element, type Icon, icon } from './dom.ts'
import { writtenTime } from './format.ts'

export type PlayState = 'paused' | 'playing' | 'ended'

const buttons: Record<PlayState, { icon: Icon; label: string }> = {
  paused: { icon: 'play', label: 'Reproducir' },
  playing: { icon: 'pause', label: 'Pausar' },
  ended: { icon: 'replay', label: 'Ver otra vez' },
}

const arrows: Record<string, number> = { ArrowRight: 5, ArrowUp: 5, ArrowLeft: -5, ArrowDown: -5 }

function createButton(name: Icon, label: string, onClick: () => void): HTMLButtonElement {
  const button = element('button', 'control', icon(name))
  button.type = 'button'
  button.setAttribute('aria-label', label)
  button.addEventListener('click', onClick)
  return button
}

function createSlider(total: number, onSeek: (time: number) => void): HTMLInputElement {
  const slider = element('input', 'avance')
  Object.assign(slider, { type: 'range', min: '0', max: String(total), step: '0.1', value: '0' })
  slider.setAttribute('aria-label', 'Avance de la lección')
  slider.addEventListener('input', () => onSeek(Number(slider.value)))
  slider.addEventListener('keydown', (event) => {
    const seconds = arrows[event.key]
    if (seconds === undefined) return
    event.preventDefault()
    onSeek(Number(slider.value) + seconds)
  })
  return slider
}

/** How fast a lesson can be played; the first is its own speed. */
const speeds = [1, 1.5, 0.75]

/** A button that goes from one speed to the next. */
function createSpeed(onSpeed: (speed: number) => void): HTMLButtonElement {
  const button = element('button', 'control velocidad')
  button.type = 'button'
  let at = 0
  const show = () => {
    const speed = speeds[at] ?? 1
    button.textContent = `${speed}×`
    button.setAttribute('aria-label', `Velocidad: ${speed}×`)
    return speed
  }
  show()
  button.addEventListener('click', () => {
    at = (at + 1) % speeds.length
    onSpeed(show())
  })
  return button
}

/** The control bar under the stage. Times are in seconds. */
export function createControls(options: {
  total: number
  /** A further control. */
  extra: HTMLElement
  onToggle(): void
  onSeek(time: number): void
  onSpeed(speed: number): void
}): {
  root: HTMLElement
  show(state: PlayState, time: number): void
} {
  const { total } = options
  const toggle = createButton('play', 'Reproducir', options.onToggle)
  const slider = createSlider(total, options.onSeek)
  const clock = element('span', 'tiempo')
  const root = element('div', 'controles', toggle, slider, clock, createSpeed(options.onSpeed), options.extra)
  if (document.fullscreenEnabled) {
    const change = () =>
      document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    // The browser may refuse full screen; then nothing changes.
    const button = createButton('fullscreen', 'Pantalla completa', () => void change().catch(() => {}))
    root.append(button)
  }
  let shown: PlayState | undefined
  return {
    root,
    show: (state, time) => {
      if (state !== shown) {
        toggle.replaceChildren(icon(buttons[state].icon))
        toggle.setAttribute('aria-label', buttons[state].label)
        shown = state
      }
      slider.value = String(time)
      slider.style.setProperty('--avance', `${(100 * time) / total}%`)
      slider.setAttribute('aria-valuetext', `${Math.floor(time)} de ${Math.floor(total)} segundos`)
      clock.textContent = `${writtenTime(time)} / ${writtenTime(total)}`
    },
  }
}
