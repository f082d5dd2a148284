import { readFile } from 'node:fs/promises'

const everyMs = 20

/**
 * Calls `onTooMuch` once a process holds more memory than `mostBytes`, in its heap or outside of it. Only Linux tells.
 * @returns ends the watch
 */
export function watchMemory(pid: number, mostBytes: number, onTooMuch: () => void): () => void {
  if (process.platform !== 'linux') return () => undefined
  const looking = setInterval(async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0)
    if (kilobytes * 1_024 > mostBytes) onTooMuch()
  }, everyMs)
  return () => clearInterval(looking)
}
