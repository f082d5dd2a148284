// The diagnostic service alone, with a fake identity that issues tokens at /token. Argument: data directory.
import { createServer } from 'node:http'
import { diagnosticService } from '@semaforo/diagnostic'
import { openEmbeddedPlatform } from '@semaforo/platform'
import { createLog, startService } from '@semaforo/service-kit'
import { createTokens } from '@semaforo/testing/tokens'
import { listen } from '../listen.ts'

const log = createLog('error')
const platform = openEmbeddedPlatform({ dataDir: process.argv[2] ?? '', log })
const { identity, token } = await createTokens()
const service = await startService(diagnosticService, { platform, env: {}, log, peers: { identity } })
listen(
  createServer(async (req, res) => {
    const user = /^\/token\?user=(.+)/.exec(req.url ?? '')?.[1]
    if (user) res.end(await token(user, { seconds: 86_400 }))
    else service.handler(req, res)
  }),
)
