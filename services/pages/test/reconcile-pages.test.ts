import type { Release } from '@semaforo/contracts'
import { createLog } from '@semaforo/service-kit'
import { ServiceAway } from '../src/answers/answers.ts'
import { reconcilePages } from '../src/reconcile-pages.ts'

test('a release that failed stays so while the catalog does not answer, however often it is tried again', async () => {
  const release = {
    frontend: 'learning',
    version: '1.0.0',
    routes: [{ path: '/temas', title: 'Temas', prerender: ['tags'] }],
  } as unknown as Release
  const failed = {
    frontend: 'learning',
    version: '1.0.0',
    shell: 'shell',
    why: 'no hoy',
    retryAt: performance.now(),
  }
  const { state, complete } = await reconcilePages({
    dir: '',
    site: {
      shell: { document: 'document', bundle: Buffer.from(''), hash: 'shell' },
      releases: [release],
      registries: [],
    },
    before: { shell: '', releases: [], headers: [], failures: [failed] },
    ask: () => Promise.reject(new ServiceAway('away')),
    limits: { allMs: 1, memoryBytes: 1 },
    log: createLog('silent'),
    signal: new AbortController().signal,
  })
  expect(complete).toBe(false)
  expect(state.failures).toEqual([failed])
})
