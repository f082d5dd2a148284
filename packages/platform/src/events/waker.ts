/** A wait that a wake ends. A wake that comes before the wait is not lost: the wait ends at once. */
export type Waker = { wake(): void; wait(ms: number): Promise<void> }

/** @param signal ends every wait for good */
export function createWaker(signal: AbortSignal): Waker {
  let woken = false
  let endWait = () => {}
  const wake = () => {
    woken = true
    endWait()
  }
  signal.addEventListener('abort', wake, { once: true })
  return {
    wake,
    async wait(ms) {
      if (!woken && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          endWait = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      woken = false
    },
  }
}
