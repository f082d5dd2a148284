import kafkajs from 'kafkajs'
import { onceLoaded } from '../../src/kafka/once-loaded.ts'

const { KafkaJSNumberOfRetriesExceeded, KafkaJSProtocolError } = kafkajs

/** As the driver throws it after its last try. */
function exhausted(type: string): Error {
  const protocol = new KafkaJSProtocolError(`the broker says ${type}`)
  Object.assign(protocol, { type })
  return new KafkaJSNumberOfRetriesExceeded(protocol, { retryCount: 5, retryTime: 10_000 })
}

test('a group whose coordinator loads is asked again until it answers', async () => {
  const failures = [exhausted('GROUP_LOAD_IN_PROGRESS'), exhausted('GROUP_LOAD_IN_PROGRESS')]
  const answer = await onceLoaded(async () => {
    const failure = failures.shift()
    if (failure) throw failure
    return 'set'
  })
  expect(answer).toBe('set')
  expect(failures).toEqual([])
})

test('another error is thrown at once', async () => {
  let asked = 0
  const failing = onceLoaded(async () => {
    asked += 1
    throw exhausted('GROUP_AUTHORIZATION_FAILED')
  })
  await expect(failing).rejects.toThrow('GROUP_AUTHORIZATION_FAILED')
  expect(asked).toBe(1)
})
