import { StoreFull } from '../ports/store-full.ts'

/** SQLite's own codes: a full disk, and a write, a flush or a change of size that failed. */
const sqliteFull = [13, 778, 1_034, 1_546, 4_874]

/** Whether a write failed because the disk has no room, or because a file or its owner may not take more of it. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof StoreFull) return true
  const { code = '', errcode = 0 } = (error ?? {}) as { code?: string; errcode?: number }
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code) || sqliteFull.includes(errcode)
}
