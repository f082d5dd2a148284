import type { Lesson, Scene } from '../../src/content/schema.ts'
import type { Moment } from './clock.ts'
import { element, icon } from './dom.ts'
import { type FigureView, figureView } from './figures.ts'
import { typeset } from './format.ts'

const figureDelay = 0.4
/** In a frame too small for both, the text is shown for this long and is then replaced by the figure. */
const wordsSeconds = 5
const figureSeconds = 1.4
const easeOut = (share: number) => 1 - (1 - share) ** 3

type SceneView = { root: HTMLElement; figure: FigureView | undefined }

function sceneView(scene: Scene, step: string): SceneView {
  const figure = scene.figure && figureView(scene.figure)
  const words = element('div', 'palabras')
  words.append(
    element('p', 'paso', step),
    element('h1', '', typeset(scene.title)),
    element('p', 'texto', typeset(scene.text)),
  )
  const root = element('section', figure ? 'escena' : 'escena sola', words)
  if (figure) root.append(figure.root)
  return { root, figure }
}

/** The cover, shown before the lesson begins. */
function cover(lesson: Lesson): HTMLElement {
  return element(
    'section',
    'portada',
    element('span', 'boton-grande', icon('play')),
    element('h1', '', typeset(lesson.title)),
  )
}

/** The area that shows the scenes. `moment` null shows the cover. */
export function createStage(lesson: Lesson): { root: HTMLElement; show(moment: Moment | null): void } {
  const count = lesson.scenes.length
  const views = lesson.scenes.map((scene, index) => sceneView(scene, `${index + 1} de ${count}`))
  const root = element('div', 'escenario')
  // Screen readers announce each new scene.
  root.setAttribute('aria-live', 'polite')
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const coverView = cover(lesson)
  let cramped = false
  const fit = () => {
    root.classList.remove('apretado')
    cramped = root.scrollHeight > root.clientHeight + 1
    root.classList.toggle('apretado', cramped)
  }
  new ResizeObserver(fit).observe(root)
  const place = (next: HTMLElement) => {
    if (root.firstChild === next) return
    root.replaceChildren(next)
    fit()
  }
  return {
    root,
    show: (moment) => {
      const view = moment && views[moment.scene]
      if (!view) return place(coverView)
      place(view.root)
      root.dataset.fase = moment.elapsed < wordsSeconds ? 'palabras' : 'figura'
      const begin = cramped ? wordsSeconds : figureDelay
      const share = Math.min(1, Math.max(0, (moment.elapsed - begin) / figureSeconds))
      view.figure?.show(still.matches ? 1 : easeOut(share))
    },
  }
}
