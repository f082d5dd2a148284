import { fragmentAttributes } from '@semaforo/contracts'

declare global {
  /** Buttons of fragments that were pressed before anything could react, and links after them, in order (`boot`). */
  var semaforoEarlyPresses: HTMLElement[] | undefined
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** What was typed into the fields of a page, or filled in by the browser; of those that are ticked, whether they are. */
type EarlyTyping = Map<Field, string | boolean>
type EarlyInput = {
  typed: EarlyTyping
  /** The buttons and fields that were rendered ahead. What a frontend brings itself reacts from its beginning. */
  rendered: HTMLElement[]
}

const fields = 'input, textarea, select'

const mark = fragmentAttributes.release
/** Lazy-loaded Suspense boundaries hydrate later than the rest: a minute is waited for them. */
const tries = { count: 600, everyMs: 100 }

/**
 * Captures what is in prerendered fields already and what is typed into them until `until` aborts, before a frontend is
 * hydrated: a render in between, such as the one for the address's query, resets the fields. `repeatEarlyInput` replays
 * it after the mount, with the presses of the buttons that were prerendered.
 */
export function captureEarlyInput(element: HTMLElement, until: AbortSignal): EarlyInput {
  const typed: EarlyTyping = new Map()
  const note = (field: Field) => {
    // Of radio buttons the one that is repeated last is chosen.
    typed.delete(field)
    typed.set(field, currentValue(field))
  }
  for (const field of element.querySelectorAll<Field>(fields))
    if (currentValue(field) !== firstValue(field)) note(field)
  const onInput = ({ target }: Event) => {
    const field = (target as Element).closest<Field>(fields)
    if (field?.closest(`[${mark}]`)) note(field)
  }
  // On the way down: React stops what happens in a part that it has not taken over yet.
  element.addEventListener('input', onInput, { signal: until, capture: true })
  return { typed, rendered: [...element.querySelectorAll<HTMLElement>(`button, ${fields}`)] }
}

const isTicked = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)

const currentValue = (field: Field) => (isTicked(field) ? field.checked : field.value)

/** What a field was rendered with. */
function firstValue(field: Field): string | boolean {
  if (isTicked(field)) return field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
}

/**
 * Tells a frontend that has mounted what was typed and pressed before. Its element loses the mark that keeps presses;
 * what it has not taken over yet, since that part's script comes later, has a mark of its own until then.
 */
export async function repeatEarlyInput(element: HTMLElement, { typed, rendered }: EarlyInput): Promise<void> {
  const late = rendered.filter((part) => waits(part, element))
  for (const part of late) part.setAttribute(mark, '')
  element.removeAttribute(mark)
  repeat(typed)
  for (let tried = 0; late.some((part) => waits(part, element)) && tried < tries.count; tried++)
    await new Promise((resolve) => setTimeout(resolve, tries.everyMs))
  for (const part of late) part.removeAttribute(mark)
  repeat(typed)
}

/** Repeats what was typed into fields and pressed where it reacts by now; what was typed comes first. */
function repeat(typed: EarlyTyping): void {
  // A copy, since telling of a field may note it again.
  for (const [field, value] of [...typed]) {
    if (!reacts(field)) continue
    typed.delete(field)
    typeInto(field, value)
  }
  const waiting: HTMLElement[] = []
  for (const part of globalThis.semaforoEarlyPresses?.splice(0) ?? []) {
    if (!part.isConnected) continue
    // A link leads away from what was pressed before it.
    if (reacts(part) && !(waiting[0] && part.matches('a'))) part.click()
    else waiting.push(part)
  }
  globalThis.semaforoEarlyPresses?.push(...waiting)
}

/**
 * Whether a part reacts by now; one that React has only rendered is committed for it. React does so before it dispatches
 * a discrete event, here one that nothing listens to. If a click were the first such event, a radio button would lose
 * it: React reads the button's state when it hydrates it, in the middle of that click.
 */
function reacts(part: HTMLElement): boolean {
  return part.isConnected && !part.closest(`[${mark}]`) && part.dispatchEvent(new Event('pointercancel'))
}

/** React hears of a value that differs from the last that was set through the field itself. */
function typeInto(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    // A radio button that is no longer chosen follows from the one that is.
    if (field.type === 'radio' && !value) return
    field.checked = !value
    field.click()
    return
  }
  field.value = firstValue(field) as string
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

const waits = (part: HTMLElement, page: HTMLElement) => page.contains(part) && !isTakenOver(part)

/**
 * React keeps what it knows of an element under a key on it: nothing public tells whether it has taken it over. The key
 * is there from the render on, a while before the commit on a slow device.
 */
function isTakenOver(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__react'))
}
