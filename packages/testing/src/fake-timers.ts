import { type Clock, install } from '@sinonjs/fake-timers'
import { endsWithTest } from './ends-with-test.ts'

/**
 * Replaces the timers and the clock of this process until the test ends. The clock begins at `now` in ms, and moves
 * as far as the test ticks; `toNotFake` names what stays real.
 */
export function fakeTimers(options: Parameters<typeof install>[0] = {}): Clock {
  const clock = install({ now: Date.now(), shouldClearNativeTimers: true, ...options })
  endsWithTest(() => clock.uninstall())
  return clock
}
