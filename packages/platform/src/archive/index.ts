export { lockDataDir } from '../embedded/lock-data-dir.ts'
export { copyDatabases, openSnapshot } from '../embedded/snapshot.ts'
export { type Entry, sectionOf } from './entry.ts'
export { CopyRefusal } from './refusal.ts'
