import type { JestEnvironment, JestEnvironmentConfig } from '@jest/environment'
import type { Circus } from '@jest/types'
import { ModuleMocker } from 'jest-mock'
import { type Running, running, waitForHandlesSince } from './leaked-handles.ts'

/**
 * The Jest environment of a test file: the process that it runs in. It fails a file that leaves handles open, and
 * names them: otherwise Jest kills the worker without a message. `longestEndMs` is the time that handles have to close.
 */
export default class TestEnvironment implements JestEnvironment {
  readonly global = globalThis as typeof globalThis & JestEnvironment['global']
  readonly moduleMocker = new ModuleMocker(globalThis)
  readonly fakeTimers = null
  readonly fakeTimersModern = null
  readonly #longestEndMs: number
  readonly #restore = restorable()
  readonly #failures: string[] = []
  #before: Running = running()

  constructor(config: JestEnvironmentConfig) {
    this.#longestEndMs = Number(config.projectConfig.testEnvironmentOptions['longestEndMs'])
  }

  getVmContext = () => null
  exportConditions = () => ['node', 'node-addons']

  async setup(): Promise<void> {
    this.#before = running()
  }

  handleTestEvent(event: Circus.Event): void {
    if (event.name === 'test_done')
      this.#failures.push(...event.test.errors.map((error) => described(event.test, error)))
  }

  async teardown(): Promise<void> {
    this.#restore()
    await waitForHandlesSince(this.#before, this.#longestEndMs).catch((leak: Error) => {
      // Jest prints nothing else of this file, and a failed test is often the cause of the open handles.
      throw new Error([...this.#failures, leak.message].join('\n\n'))
    })
  }
}

/** Restores what Jest and tests replace in a process. */
function restorable(): () => void {
  const { console } = globalThis
  const { exit } = process
  const env = { ...process.env }
  return () => {
    Object.assign(globalThis, { console })
    Object.assign(process, { exit })
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
    Object.assign(process.env, env)
  }
}

function described({ name }: Circus.TestEntry, error: Circus.TestError): string {
  const thrown = Array.isArray(error) ? (error[0] ?? error[1]) : error
  return `${name}\n${thrown?.stack ?? thrown}`
}
