import { seed } from '@semaforo/releases'
import type { Log } from '@semaforo/service-kit'

/** Seeds FRONTENDS_DIR from the image's build. Failures are logged; the folder is then served unchanged. */
export async function beginWith(from: string, frontendsDir: string, log: Log): Promise<void> {
  try {
    for (const { code, message } of await seed(frontendsDir, from, new Date().toISOString()))
      log.warn({ code, reason: message }, 'a release of the image is not published')
  } catch (error) {
    log.error({ err: error }, 'the frontends of the image cannot be brought to FRONTENDS_DIR')
  }
}
