import { aCompany } from '@semaforo/testing/companies'
import { openRealPlatform } from '@semaforo/testing/real-platform'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { createTokens } from '@semaforo/testing/tokens'
import { unique } from '@semaforo/testing/unique'
import { dailyLimit } from '../../src/quota.ts'
import { type Site, startSite } from '../diagnostic-site.ts'

const dataDir = temporaryDirectory()
const sites: Site[] = []
afterAll(() => Promise.all(sites.map((site) => site.stop())))

test('two instances enforce one daily limit', async () => {
  const tokens = await createTokens()
  for (let n = 0; n < 2; n++) sites.push(await startSite(dataDir, tokens, { open: openRealPlatform }))
  const ana = unique('ana')
  const calls = await Promise.all(sites.map((site) => site.as(ana)))
  const record = { ...aCompany(), predictionTree: 0, score: 86.3, user_id: ana }
  const answers = await Promise.all(
    calls.flatMap((call) => Array.from({ length: dailyLimit }, () => call('POST', '/api/modelData', record))),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(dailyLimit)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(dailyLimit)
}, 120_000)
