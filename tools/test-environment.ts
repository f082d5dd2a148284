import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment'
import type { Circus } from '@jest/types'
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node'
import { type Running, running, waitForHandlesSince } from './leaked-handles.ts'

/**
 * The Jest environment of a test file. It fails a file that leaves handles open, and names them: otherwise Jest
 * kills the worker without a message. `longestEndMs` is the time that handles have to close.
 */
export default class TestEnvironment extends NodeEnvironment {
  readonly #longestEndMs: number
  readonly #failures: string[] = []
  #before: Running = running()

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context)
    this.#longestEndMs = Number(config.projectConfig.testEnvironmentOptions['longestEndMs'])
  }

  override async setup(): Promise<void> {
    await super.setup()
    this.#before = running()
  }

  handleTestEvent(event: Circus.Event): void {
    if (event.name === 'test_done')
      this.#failures.push(...event.test.errors.map((error) => described(event.test, error)))
  }

  override async teardown(): Promise<void> {
    await super.teardown()
    await waitForHandlesSince(this.#before, this.#longestEndMs).catch((leak: Error) => {
      // Jest prints nothing else of this file, and a failed test is often the cause of the open handles.
      throw new Error([...this.#failures, leak.message].join('\n\n'))
    })
  }
}

function described({ name }: Circus.TestEntry, error: Circus.TestError): string {
  const thrown = Array.isArray(error) ? (error[0] ?? error[1]) : error
  return `${name}\n${thrown?.stack ?? thrown}`
}
