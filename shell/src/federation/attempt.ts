import type { RegisteredFrontend } from '@semaforo/contracts'
import type { Lifecycles, MountProps } from '@semaforo/frontend-kit'
import { repeatPresses } from './early-presses.ts'
import { fragmentIn, prepareForHydration, removeElement } from './fragment.ts'
import { withTimeout } from './with-timeout.ts'

/** How long a frontend may leave its element empty after `mount` was called. */
const RENDER_TIMEOUT_MS = 20_000
/** How long the next attempt waits for a frontend that is slow to mount or unmount. */
const UNMOUNT_TIMEOUT_MS = 3_000

/** One attempt to show a frontend. */
export type Attempt = {
  /** Resolves when the frontend has rendered or the attempt was abandoned; rejects if it could not start. */
  shown: Promise<void>
  /** Clears the screen at once; resolves when the frontend has unmounted or the wait for that timed out. */
  leave(): Promise<void>
}

/**
 * Starts to show a frontend in an element of its own: anything it renders late or leaves behind is removed with
 * that element. The first attempt takes the element over that was prerendered. Mounts only after `previous`, the end
 * of the attempt before, has resolved.
 */
export function attempt(
  start: () => Promise<Lifecycles>,
  previous: Promise<unknown>,
  container: HTMLElement,
  page: Omit<MountProps, 'domElement'> & {
    /** The release that `start` has loaded. */
    release(): RegisteredFrontend
    /** Called with the seconds that the mount took, once it resolved in time. */
    onMounted(seconds: number): void
  },
): Attempt {
  const domElement = fragmentIn(container) ?? container.appendChild(document.createElement('div'))
  let left = false
  let mounting: Promise<void> | undefined
  let app: Lifecycles | undefined

  async function show(): Promise<void> {
    const started = await start()
    await previous
    if (left) return
    app = started
    prepareForHydration(domElement, page.release())
    const from = performance.now()
    mounting = mount(started, { domElement, ...page })
    await withTimeout(RENDER_TIMEOUT_MS, mounting, () => {
      // A frontend that renders but never resolves its mount counts as mounted.
      if (!domElement.hasChildNodes()) throw new Error(`nothing on the screen within ${RENDER_TIMEOUT_MS} ms`)
    })
    if (left) return
    page.onMounted((performance.now() - from) / 1_000)
    repeatPresses(domElement)
  }

  return {
    shown: show(),
    async leave() {
      left = true
      removeElement(domElement)
      if (!app) return
      // `shown` has reported why it did not mount; it is unmounted in any case.
      await withTimeout(UNMOUNT_TIMEOUT_MS, mounting, giveUp).catch(giveUp)
      await withTimeout(UNMOUNT_TIMEOUT_MS, app.unmount({ domElement }), giveUp)
    },
  }
}

/** An async function, so that a mount that throws synchronously rejects as well. */
async function mount(app: Lifecycles, props: MountProps): Promise<void> {
  await app.mount(props)
}

function giveUp(): void {}
