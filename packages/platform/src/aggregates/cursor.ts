import { InvalidCursor } from '../ports/aggregate-store.ts'

export type CursorValue = string | number

/** The position where a page ended, as an opaque string: callers pass it on and do not parse it. */
export function encodeCursor(values: readonly CursorValue[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** @throws {InvalidCursor} when it does not hold `length` values */
export function decodeCursor(cursor: string, length: number): CursorValue[] {
  const values = parse(Buffer.from(cursor, 'base64url').toString())
  // A query that fixes every path of an index has one page, so no cursor is valid for it.
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
