import { codeAlphabet, codeLength, visibleText } from '@semaforo/contracts'

const code = new RegExp(`(?<![\\p{L}\\p{N}])[${codeAlphabet}]{${codeLength}}(?![\\p{L}\\p{N}])`, 'u')

/** The code in a typed or pasted text: a word that is one, or else the first letters and digits. */
export function codeIn(text: string): string {
  const visible = visibleText(text)
  return code.exec(visible)?.[0] ?? visible.replace(/[^a-z0-9]/gi, '').slice(0, codeLength)
}
