/**
 * Does work whenever it is asked for, never twice at a time: those who ask meanwhile share one more run. A failure is
 * reported, and the end of its run alone.
 */
export function oneAtATime(work: () => Promise<void>): () => void {
  let running = false
  let again = false

  async function run(): Promise<void> {
    running = true
    do {
      again = false
      await work().catch(reportError)
    } while (again)
    running = false
  }

  return () => {
    if (running) again = true
    else void run()
  }
}
