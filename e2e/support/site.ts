import { eventually } from './eventually.ts'
import { runStart } from './run-start.ts'

/** The running product. */
export type Site = { url: string; stop(): Promise<number | null> }

/**
 * Starts the product and waits until it says that it is ready.
 * @throws with what it wrote to stderr when it ends before that
 */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const { child, output, ended } = runStart(env)
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  let code: number | null | undefined
  void ended.then((given) => {
    code = given
  })
  const url = await eventually(() => {
    if (code !== undefined) return { failed: output.stderr }
    return /^listo: (\S+)$/m.exec(output.stdout)?.[1]
  }, 120_000)
  if (typeof url === 'string') return { url, stop }
  throw new Error(`the site ended with ${code}: ${url.failed}`)
}
