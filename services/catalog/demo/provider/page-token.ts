/** An opaque page token, like the real provider's. */
export const pageTokenOf = (offset: number): string => Buffer.from(`desde:${offset}`).toString('base64url')

/** The offset of a page token; undefined if it is not one of ours. */
export function offsetOf(token: string, total: number): number | undefined {
  const match = /^desde:(\d{1,6})$/.exec(Buffer.from(token, 'base64url').toString())
  const offset = Number(match?.[1])
  return offset > 0 && offset < total ? offset : undefined
}
