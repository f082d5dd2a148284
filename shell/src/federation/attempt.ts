import type { Lifecycles } from '@semaforo/frontend-kit'
import { within } from './within.ts'

/** How long a frontend may leave its element empty after it was asked to mount. */
const BLANK_MS = 20_000
/** How long the next attempt waits for a frontend that is slow to mount or unmount. */
const ENDING_MS = 3_000

/** One try at showing a frontend. */
export type Attempt = {
  /** Resolves when the frontend is on the screen or the attempt was left; rejects where it could not start. */
  shown: Promise<void>
  /** Takes everything off the screen at once; resolves when the frontend has unmounted or was given up. */
  leave(): Promise<void>
}

/**
 * Begins to show a frontend in an element of its own: whatever it draws late or leaves behind goes with that
 * element. A frontend is asked to mount only when `former`, the end of the attempt before, is over.
 */
export function attempt(
  start: () => Promise<Lifecycles>,
  former: Promise<unknown>,
  place: HTMLElement,
): Attempt {
  const domElement = document.createElement('div')
  place.append(domElement)
  let left = false
  let mounting: Promise<void> | undefined
  let app: Lifecycles | undefined

  async function show(): Promise<void> {
    const started = await start()
    await former
    if (left) return
    app = started
    mounting = mount(started, domElement)
    await within(BLANK_MS, mounting, () => {
      // Whoever draws a page and never says so is taken at what is seen.
      if (!domElement.hasChildNodes()) throw new Error(`nothing on the screen within ${BLANK_MS} ms`)
    })
  }

  return {
    shown: show(),
    async leave() {
      left = true
      domElement.remove()
      if (!app) return
      // `shown` has told why it did not mount; what it began is ended all the same.
      await within(ENDING_MS, mounting, giveUp).catch(giveUp)
      await within(ENDING_MS, app.unmount({ domElement }), giveUp)
    },
  }
}

/** A mount that throws at once is no other than one that rejects. */
async function mount(app: Lifecycles, domElement: HTMLElement): Promise<void> {
  await app.mount({ domElement })
}

function giveUp(): void {}
