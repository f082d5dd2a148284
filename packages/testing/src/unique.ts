import { randomUUID } from 'node:crypto'

/** A unique name: a contract test may run on servers that hold the data of earlier runs. */
export function unique(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}`
}
