/** A page token says nothing to its bearer, as the real ones. */
export const pageTokenOf = (offset: number): string => Buffer.from(`desde:${offset}`).toString('base64url')

/** The offset that a token stands for; undefined when we never gave it. */
export function offsetOf(token: string, total: number): number | undefined {
  const match = /^desde:(\d{1,6})$/.exec(Buffer.from(token, 'base64url').toString())
  const offset = Number(match?.[1])
  return offset > 0 && offset < total ? offset : undefined
}
