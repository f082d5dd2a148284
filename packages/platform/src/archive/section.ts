import type { Entry } from './entry.ts'

/** What an entry is counted among. */
export function sectionOf(entry: Entry): string {
  switch (entry.kind) {
    case 'aggregate':
      return `${entry.service}.${entry.store}`
    case 'pending':
      return `${entry.service} outbox`
    case 'record':
      return `log ${entry.topic}`
    case 'group':
      return 'log groups'
  }
}
