/**
 * An auto-reset event: `notify` ends the current wait. A `notify` before the wait is not lost: the next wait
 * ends at once. A `wait` without milliseconds lasts until a `notify`.
 */
export type Notifier = { notify(): void; wait(ms?: number): Promise<void> }

/** @param signal ends every wait for good */
export function createNotifier(signal: AbortSignal): Notifier {
  let notified = false
  let endWait = () => {}
  const notify = () => {
    notified = true
    endWait()
  }
  signal.addEventListener('abort', notify, { once: true })
  return {
    notify,
    async wait(ms) {
      if (!notified && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = ms === undefined ? undefined : setTimeout(resolve, ms)
          endWait = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      notified = false
    },
  }
}
