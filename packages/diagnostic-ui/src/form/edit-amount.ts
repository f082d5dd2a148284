import { isPlain, shownAmount } from './amount-text.ts'

/** The result of an edit: what is typed so far, and the caret's position in the displayed text. */
export type Edited = { typed: string; caret: number }

/**
 * Reads a field that was just edited. What the person typed stays, what the display added goes. The caret keeps
 * its distance to the end of the text; deleting a comma deletes the digit next to it, since formatting would
 * restore the comma.
 * @param before what was typed before the edit
 * @param inputType the kind of edit, as in `InputEvent.inputType`
 */
export function editAmount(before: string, text: string, caret: number, inputType = ''): Edited {
  const shown = shownAmount(before)
  const kept = commonPrefix(shown, text.slice(0, caret))
  const inserted = text.slice(kept, caret)
  const added = addedTo(before, inserted)
  let left = text.slice(0, kept).replace(added, '') + inserted.replaceAll('$', '')
  let right = text.slice(caret).replace(added, '')
  if (inputType.startsWith('delete') && left + right === before.replace(added, '')) {
    if (inputType.endsWith('Forward')) right = right.slice(1)
    else left = left.slice(0, -1)
  }
  const whole = (left + right).trimStart()
  const typed = isPlain(whole) ? whole.replace(/^(-?)0+(?=\d)/, '$1') : whole
  return { typed, caret: positionBefore(typed, right.length) }
}

/**
 * What the display added to a text. Commas that a person typed where the display sets them are its own as well,
 * unless a further sign shows that they are part of something longer: `1,500,000`, `1,500 mil`.
 */
function addedTo(before: string, inserted: string): RegExp {
  const continues = /^-?\d{1,3}(,\d{3})+(\.\d{0,2})?$/.test(before) && /^[\d.-]*$/.test(inserted)
  return isPlain(before) || continues ? /[$\u00a0,]/g : /\$\u00a0/g
}

function commonPrefix(one: string, other: string): number {
  let length = 0
  while (length < other.length && one[length] === other[length]) length++
  return length
}

/** The position in the displayed text with this many typed characters to its right. */
function positionBefore(typed: string, count: number): number {
  const shown = shownAmount(typed)
  if (!isPlain(typed)) return shown.length - count
  let position = shown.length
  for (let left = count; left > 0 && position > 0; position--) {
    if (!/[$\u00a0,]/.test(shown[position - 1] ?? '')) left--
  }
  // Next to what was typed, not after the comma that follows it.
  return shown[position - 1] === ',' ? position - 1 : position
}
