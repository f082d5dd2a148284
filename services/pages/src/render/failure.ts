import { texts } from '../pages.texts.ts'

/** A release cannot render, by its own fault; the message is a sentence for its team. */
export class CannotRender extends Error {}

const longest = 250

/** A failure as a release reported it, in one line that a terminal can show. */
export function printable(message: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not reach a terminal
  const line = message.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim()
  return line.slice(0, longest) || texts.unknown
}
