import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { trialKey } from '@semaforo/contracts'
import { createLog } from '@semaforo/service-kit'
import { aCompany } from '@semaforo/testing/companies'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { createTokens } from '@semaforo/testing/tokens'
import { committedModel } from '../src/load-model.ts'
import { startSite } from './diagnostic-site.ts'
import { today } from './partners.ts'

const directory = temporaryDirectory()
const place = join(directory, 'model.json')

async function damaged(change: (text: string) => string): Promise<string> {
  await writeFile(place, change(await readFile(committedModel, 'utf8')))
  return place
}

test.each<[string, () => Promise<string>]>([
  ['missing', async () => join(directory, 'nothing.json')],
  ['cut off', () => damaged((text) => text.slice(0, 10_000))],
  ['of another shape', () => damaged(() => '{"version":"1"}')],
  ['changed in one number', () => damaged((text) => text.replace('"intercept":-0.', '"intercept":-1.'))],
])('with a model that is %s the service says so, refuses risk and does the rest', async (_, make) => {
  const lines: string[] = []
  const log = createLog('error', { write: (line: string) => lines.push(line) })
  const tokens = await createTokens()
  const site = await startSite(join(directory, 'data'), tokens, { model: await make(), log })
  try {
    expect(lines.join()).toContain('no risk model')
    const call = await site.as('ana')
    for (const path of ['/api/model/predict', '/api/model/improve']) {
      const { status, body } = await call('POST', path, aCompany())
      expect({ status, code: body.code }).toEqual({ status: 503, code: 'model-unavailable' })
    }
    expect((await call('GET', '/api/model/file')).status).toBe(503)
    expect((await call('GET', '/api/widget/model')).body.code).toBe('model-unavailable')
    const shown = { light: 'verde', score_band: 'Empresa saludable', risk_band: 'Fuera de riesgo' }
    const share = { partner: trialKey, nonce: 'a'.repeat(16), figures: aCompany(), shown, date: today() }
    expect((await call('POST', '/api/widget/shares', share)).body.code).toBe('model-unavailable')
    expect((await call('POST', '/api/model/diagnostic', aCompany())).body.overall.score).toBe(86.3)
    const record = { ...aCompany(), predictionTree: null, score: 86.3, user_id: 'ana' }
    const saved = await call('POST', '/api/modelData', record)
    expect(saved.status).toBe(201)
    expect((await fetch(`${site.url}/health/ready`)).status).toBe(200)
  } finally {
    await site.stop()
  }
})
