import { seed } from '@semaforo/releases'
import type { Log } from '@semaforo/service-kit'

/** Begins a folder of frontends with a build; what cannot be brought is logged, and the folder served as it is. */
export async function beginWith(from: string, frontendsDir: string, log: Log): Promise<void> {
  try {
    for (const { code, message } of await seed(frontendsDir, from, new Date().toISOString()))
      log.warn({ code, reason: message }, 'a release of the image is not published')
  } catch (error) {
    log.error({ err: error }, 'the frontends of the image cannot be brought to FRONTENDS_DIR')
  }
}
