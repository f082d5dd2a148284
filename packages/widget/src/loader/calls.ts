import type { Semaforo, WidgetElement } from '../index.ts'
import { warn } from './settings.ts'

type Call = [command: string, target?: string | Element, listener?: (detail: unknown) => void]
type Queued = { semaforo?: Semaforo & { q?: Iterable<Call> } }

/** Makes the global function, after the calls that were made before there was one. */
export function takeCalls(tag: string): void {
  const page = globalThis as Queued
  const run = (...[command, target, listener]: Call): void => {
    if (command === 'on' && listener)
      document.addEventListener(`semaforo:${target}`, (event) => listener((event as CustomEvent).detail))
    if (command !== 'open' && command !== 'close') return
    const chosen =
      target instanceof Element
        ? [target]
        : [...document.querySelectorAll((target as string | undefined) ?? tag)]
    if (chosen.length === 0 && document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => run(command, target), { once: true })
    for (const each of chosen) (each as Partial<WidgetElement>)[command]?.()
  }
  const queued = page.semaforo?.q ?? []
  page.semaforo = run as Semaforo
  for (const call of queued)
    try {
      run(...call)
    } catch (error) {
      // The calls of others still stand.
      warn(`${error}`)
    }
}
