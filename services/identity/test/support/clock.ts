import { jest } from '@jest/globals'
import { endsWithTest } from '../../../../packages/service-kit/test/ends-with-test.ts'

/** Lets the time of this process jump. A site that starts after this goes by it. */
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
