import { plainAmount, shownAmount, significant } from './amount-text.ts'

/** The result of an edit: the plain amount, and the caret's position in the displayed text. */
export type Edited = { plain: string; caret: number }

/**
 * Reads a field that was just edited. The caret keeps its distance to the end of the text; deleting a comma
 * deletes the digit next to it, since formatting would restore the comma.
 * @param before the plain amount before the edit
 * @param inputType the kind of edit, as in `InputEvent.inputType`
 */
export function editAmount(before: string, text: string, caret: number, inputType = ''): Edited {
  let left = significant(text.slice(0, caret))
  let right = significant(text.slice(caret))
  if (inputType.startsWith('delete') && plainAmount(text) === before) {
    if (inputType.endsWith('Forward')) right = right.slice(1)
    else left = left.slice(0, -1)
  }
  const plain = plainAmount(left + right)
  return { plain, caret: positionBefore(shownAmount(plain), right.length) }
}

/** The position in a text with this many significant characters to its right. */
function positionBefore(shown: string, count: number): number {
  let position = shown.length
  for (let left = count; left > 0 && position > 0; position--) {
    if (significant(shown[position - 1] ?? '') !== '') left--
  }
  // Next to what was typed, not after the comma that follows it.
  return shown[position - 1] === ',' ? position - 1 : position
}
