import { endsWithTest } from './ends-with-test.ts'

/** Makes the wall clock of this process movable, for sites started after this call. */
export function movableTime() {
  const real = Date.now
  let aheadMs = 0
  Date.now = () => real() + aheadMs
  endsWithTest(() => {
    Date.now = real
  })
  return {
    jump(ms: number) {
      aheadMs += ms
    },
  }
}
