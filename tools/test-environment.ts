import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment'
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node'
import { endOfAllSince, type Running, running } from './what-a-file-left.ts'

/**
 * Where a file of tests runs. It fails the file that leaves something running, and says what: a worker of Jest
 * that something holds is killed without a word. `longestEndMs` is how long what was told to end has for it.
 */
export default class TestEnvironment extends NodeEnvironment {
  readonly #longestEndMs: number
  #before: Running = running()

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context)
    this.#longestEndMs = Number(config.projectConfig.testEnvironmentOptions['longestEndMs'])
  }

  override async setup(): Promise<void> {
    await super.setup()
    this.#before = running()
  }

  override async teardown(): Promise<void> {
    await super.teardown()
    await endOfAllSince(this.#before, this.#longestEndMs)
  }
}
