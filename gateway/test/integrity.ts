import { createHash } from 'node:crypto'

/** The hash of a content as a manifest names it. */
export const integrity = (content: string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
