import { join } from 'node:path'
import { runAlone } from '@semaforo/testing/run-alone'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'

const main = join(import.meta.dirname, '../../gateway/src/main.ts')
const services = ['CATALOG', 'IDENTITY', 'LIKES', 'REALTIME', 'DIAGNOSTIC', 'PAGES']
const nowhere = Object.fromEntries(services.map((name) => [`${name}_URL`, 'http://127.0.0.1:1']))

/** Runs a gateway without services behind it, which serves a folder of frontends. */
export function gatewayAlone(frontendsDir: string, env: Record<string, string> = {}) {
  return runAlone(main, { DATA_DIR: temporaryDirectory(), FRONTENDS_DIR: frontendsDir, ...nowhere, ...env })
}
