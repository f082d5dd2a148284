export { lockDataDir } from '../embedded/lock-data-dir.ts'
export { copyDatabases, openSnapshot } from '../embedded/snapshot.ts'
export { type AggregateEntry, type Entry, type StoreName, sectionOf } from './entry.ts'
export { CopyRefusal } from './refusal.ts'
