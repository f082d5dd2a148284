import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A site that runs as a separate process. */
export type OwnSite = {
  /** Whether it answers: false where it ended before that, and it has said why. */
  ready: Promise<boolean>
  /** Resolves when it has ended, whatever ended it. */
  ended: Promise<unknown>
  stop(): Promise<void>
}

/**
 * Starts this checkout's site, which builds what is stale before it answers. What it writes is shown.
 * @param publicUrl the address that its mails name
 */
export function startOwnSite(port: number, publicUrl: string): OwnSite {
  const flags = ['--disable-warning=ExperimentalWarning']
  // It ends with this process, however that ends.
  const endWithParent = `--import=${import.meta.resolve('@semaforo/testing/end-with-parent')}`
  const child = spawn(process.execPath, [...flags, endWithParent, join(import.meta.dirname, '../start.ts')], {
    env: { LOG_LEVEL: 'warn', ...process.env, HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: publicUrl },
    stdio: ['pipe', 'pipe', 'inherit'],
    // Ctrl+C reaches this process alone, which then ends the site in order.
    detached: true,
  })
  const ended = once(child, 'exit')
  const ready = new Promise<boolean>((resolve) => {
    void ended.then(() => resolve(false))
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('listo: ')) resolve(true)
      else console.log(line)
    })
  })
  return {
    ready,
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
    },
  }
}
