import { InvalidCursor } from '../ports/aggregate-store.ts'

export type CursorValue = string | number

/** Where a page ended, as a string that callers pass on and do not read. */
export function encodeCursor(values: readonly CursorValue[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** @throws {InvalidCursor} when it does not hold `length` values */
export function decodeCursor(cursor: string, length: number): CursorValue[] {
  const values = parse(Buffer.from(cursor, 'base64url').toString())
  // An index whose every path is fixed has one page: nothing goes on from it.
  const fits = length > 0 && Array.isArray(values) && values.length === length && values.every(isScalar)
  if (!fits) throw new InvalidCursor()
  return values
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new InvalidCursor()
  }
}

function isScalar(value: unknown): value is CursorValue {
  return typeof value === 'string' || typeof value === 'number'
}
