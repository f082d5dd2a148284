import { releaseInStack } from './release-in-stack.ts'
import { reports } from './reports.ts'

/** Reports uncaught errors that the script of a frontend threw. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error, filename }) => later(error, filename))
  addEventListener('unhandledrejection', ({ reason }) => later(reason, ''))
}

/** In a task of its own: by then a handler that knows what failed has reported it. */
function later(error: unknown, filename: string): void {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const release = releaseInStack(`${stack}\n${filename}`)
  if (release) setTimeout(() => reports.failure('uncaught', release, error))
}
