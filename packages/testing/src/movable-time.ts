import { jest } from '@jest/globals'
import { endsWithTest } from './ends-with-test.ts'

/** Makes the wall clock of this process movable, for sites started after this call. */
export function movableTime() {
  const real = Date.now
  let aheadMs = 0
  const moved = jest.spyOn(Date, 'now').mockImplementation(() => real() + aheadMs)
  endsWithTest(() => moved.mockRestore())
  return {
    jump(ms: number) {
      aheadMs += ms
    },
  }
}
