import { plainAmount, shownAmount, significant } from './amount-text.ts'

/** A field after a key: its plain amount, and where the caret belongs in what is shown. */
export type Edited = { plain: string; caret: number }

/**
 * Reads a field that somebody has just edited. The caret keeps what stands to its right; deleting a comma
 * deletes the digit beyond it, since the comma would come back.
 * @param before the plain amount so far
 * @param inputType the kind of edit, as the browser names it
 */
export function editAmount(before: string, text: string, caret: number, inputType = ''): Edited {
  let left = significant(text.slice(0, caret))
  let right = significant(text.slice(caret))
  if (inputType.startsWith('delete') && plainAmount(text) === before) {
    if (inputType.endsWith('Forward')) right = right.slice(1)
    else left = left.slice(0, -1)
  }
  const plain = plainAmount(left + right)
  return { plain, caret: placeBefore(shownAmount(plain), right.length) }
}

/** The place in a text that has so many significant characters to its right. */
function placeBefore(shown: string, count: number): number {
  let place = shown.length
  for (let left = count; left > 0 && place > 0; place--) {
    if (significant(shown[place - 1] ?? '') !== '') left--
  }
  // Beside what was typed, not beyond the comma that follows it.
  return shown[place - 1] === ',' ? place - 1 : place
}
