import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment'
import type { Circus } from '@jest/types'
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node'
import { endOfAllSince, type Running, running } from './what-a-file-left.ts'

/**
 * Where a file of tests runs. It fails the file that leaves something running, and says what: a worker of Jest
 * that something holds is killed without a word. `longestEndMs` is how long what was told to end has for it.
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
    await endOfAllSince(this.#before, this.#longestEndMs).catch((leak: Error) => {
      // Jest prints nothing else of this file: what failed in it is often what left the rest running.
      throw new Error([...this.#failures, leak.message].join('\n\n'))
    })
  }
}

function described({ name }: Circus.TestEntry, error: Circus.TestError): string {
  const thrown = Array.isArray(error) ? (error[0] ?? error[1]) : error
  return `${name}\n${thrown?.stack ?? thrown}`
}
