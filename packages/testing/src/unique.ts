import { randomUUID } from 'node:crypto'

/** A name that no other test uses: a contract may run on servers that hold the data of earlier runs. */
export function unique(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}`
}
