import type { LessonEnded } from '@semaforo/contracts'
import type { Lesson } from '../../src/content/schema.ts'
import { clockOf } from './clock.ts'
import { createControls } from './controls.ts'
import { createNarration } from './narration.ts'
import { createStage } from './stage.ts'

/** Seconds. Limits the step after a background tab wakes up, so that no scene is skipped. */
const longestFrame = 0.25
/** Seconds before its end in which a scene stays while its words are being said. */
const stillShown = 0.01

function play(lesson: Lesson, main: HTMLElement): void {
  const clock = clockOf(lesson.scenes)
  let time = 0
  let begun = false
  let playing = false
  let lastFrame = 0
  let speed = 1
  let reported = false

  const stage = createStage(lesson)
  // What is said aloud is not announced as well.
  const narration = createNarration(lesson.scenes, (on) =>
    stage.root.setAttribute('aria-live', on ? 'off' : 'polite'),
  )
  const controls = createControls({
    total: clock.total,
    extra: narration.button,
    onToggle: toggle,
    onSeek: seek,
    onSpeed,
  })

  function show(): void {
    const ended = time >= clock.total
    stage.show(begun ? clock.at(time) : null)
    narration.follow(begun ? clock.at(time).scene : undefined, playing, speed)
    controls.show(playing ? 'playing' : ended ? 'ended' : 'paused', time)
    if (ended && !reported)
      parent.postMessage({ type: 'lesson-ended', id: lesson.id } satisfies LessonEnded, origin)
    reported = ended
  }

  function frame(now: number): void {
    if (!playing) return
    const { scene } = clock.at(time)
    const end = clock.endOf(scene)
    const next = time + speed * Math.min(longestFrame, (now - lastFrame) / 1000)
    time = narration.holds(scene) ? Math.min(next, end - stillShown) : Math.min(next, clock.total)
    lastFrame = now
    if (time >= clock.total) playing = false
    show()
    requestAnimationFrame(frame)
  }

  function toggle(): void {
    if (time >= clock.total) time = 0
    begun = true
    playing = !playing
    lastFrame = performance.now()
    show()
    requestAnimationFrame(frame)
  }

  function seek(to: number): void {
    begun = true
    time = Math.min(clock.total, Math.max(0, to))
    show()
  }

  function onSpeed(chosen: number): void {
    speed = chosen
  }

  stage.root.addEventListener('click', toggle)
  document.addEventListener('keydown', (event) => {
    const onButton = event.target instanceof HTMLButtonElement
    if (event.key !== 'k' && (event.key !== ' ' || onButton)) return
    event.preventDefault()
    if (!event.repeat) toggle()
  })

  main.replaceChildren(stage.root, controls.root)
  show()
  if (new URLSearchParams(location.search).get('autoplay') === '1') toggle()
}

const data = document.getElementById('leccion')?.textContent
const main = document.querySelector('main')
if (data && main) play(JSON.parse(data) as Lesson, main)
