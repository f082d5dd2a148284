import { type CanaryVerdict, type Report, siteItself } from '@semaforo/contracts'
import { change, judge, type KnownFrontend, type LiveFrontends, Refusal, reasonOf } from '@semaforo/releases'
import type { Log } from '@semaforo/service-kit'
import { addBatch, createTallies } from './tallies.ts'

/** Watches canaries by what pages report, and takes back one that fails more often than the stable release. */
export type CanaryJudge = {
  /** Counts a batch of reports of a network, and judges the canaries that it is about. */
  record(batch: readonly Report[], network: string): Promise<void>
  /** What is known of the canary of a frontend; undefined without one. */
  verdictOn(name: string): Promise<CanaryVerdict | undefined>
}

export function createCanaryJudge(frontendsDir: string, live: LiveFrontends, log: Log): CanaryJudge {
  const tallies = createTallies()

  async function takeBack({ name, registry }: KnownFrontend, verdict: CanaryVerdict): Promise<void> {
    const { canary, revision } = registry
    log.warn(
      { frontend: name, version: canary?.version, ...verdict },
      'a canary fails more often than the stable release, and is taken back',
    )
    const asked = { by: siteItself, at: new Date().toISOString(), why: reasonOf(verdict), revision }
    await change(frontendsDir, name, { what: 'rollback' }, asked).catch((error: unknown) => {
      // The frontend was moved meanwhile, by its team or by another gateway.
      if (!(error instanceof Refusal)) throw error
    })
  }

  return {
    async record(batch, network) {
      for (const known of await live()) {
        const { name, registry } = known
        const counted = tallies.of(known)
        if (!counted || !registry.canary || !batch.some(({ frontend }) => frontend === name)) continue
        const versions = { stable: registry.stable, canary: registry.canary.version }
        for (const release of ['stable', 'canary'] as const) {
          const reports = batch.filter((it) => it.frontend === name && it.version === versions[release])
          addBatch(counted, release, { reports, network, now: performance.now() })
        }
        const verdict = judge(counted.canary, counted.stable)
        if (verdict.failing) await takeBack(known, verdict)
      }
    },
    async verdictOn(name) {
      const known = (await live()).find((each) => each.name === name)
      const counted = known && tallies.of(known)
      return counted && judge(counted.canary, counted.stable)
    },
  }
}
