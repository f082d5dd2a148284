import { visibleText } from '@semaforo/contracts'

const fullWidth = /[\uff01-\uff5e]/g

/** A text in the characters of a Mexican keyboard: lower case, no accents, one kind of space, minus and apostrophe. */
export function plainCharacters(text: string): string {
  return visibleText(text)
    .replace(fullWidth, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/\s+/g, ' ')
    .replace(/[\u2010-\u2015\u2212\ufe63]/g, '-')
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300\u0301]/g, '')
    .trim()
}
