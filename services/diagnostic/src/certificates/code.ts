import { createHash, randomInt } from 'node:crypto'

/** Crockford's base 32: no letter that is read as a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A certificate's code: twelve characters of five random bits each. */
export const newCode = (): string => Array.from({ length: 12 }, () => alphabet[randomInt(32)]).join('')

/** What a certificate is found by: an index is read in steps whose time could tell how far a guess is right. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('base64url')
