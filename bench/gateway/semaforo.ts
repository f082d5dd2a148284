import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGateway } from '@semaforo/gateway'
import { openEmbeddedPlatform } from '@semaforo/platform'
import { createLog } from '@semaforo/service-kit'
import { listen } from '../listen.ts'

// Arguments: the address of the service, and the folder of the frontends where it serves any.
// As in production, with every protection on. Only the rate limit is raised for the single client.
const dataDir = mkdtempSync(join(tmpdir(), 'semaforo-bench-'))
const { server } = createGateway({
  config: { RATE_LIMIT_PER_MINUTE: 1_000_000_000, TRUST_PROXY: 0 },
  publicUrl: 'https://semaforo.example',
  log: createLog('info'),
  services: { catalog: process.argv[2] ?? '' },
  frontendsDir: process.argv[3] ?? dataDir,
  rateLimiter: openEmbeddedPlatform({ dataDir }).rateLimiter,
})
listen(server)
