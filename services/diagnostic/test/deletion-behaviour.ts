import type { Keyring, SigningKeys } from '@semaforo/service-kit'
import { aCompany } from '@semaforo/testing/companies'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { createTokens, type Tokens } from '@semaforo/testing/tokens'
import { unique } from '@semaforo/testing/unique'
import { createUndoKeys, remove } from '../src/deletion.ts'
import { openStores } from '../src/store.ts'
import { type Call, embedded, type OpenPlatform, type Site, startSite } from './diagnostic-site.ts'

/** Deleting diagnostics and bringing them back, on any platform. */
export function describeDeletion(name: string, open: OpenPlatform = embedded) {
  describe(`deletion: ${name}`, () => {
    const dataDir = temporaryDirectory()
    let tokens: Tokens
    let site: Site
    let ana: string
    let call: Call

    beforeAll(async () => {
      tokens = await createTokens()
      site = await startSite(dataDir, tokens, { open })
    })
    beforeEach(async () => {
      ana = unique('ana')
      call = await site.as(ana)
    })
    afterAll(() => site.stop())

    const path = (id: string) => `/api/modelData/${id}`
    async function save(id: string, changes: object = {}) {
      const record = { ...aCompany(), predictionTree: 0, score: 86.3, user_id: ana, id, ...changes }
      expect((await call('POST', '/api/modelData', record)).status).toBe(201)
      return id
    }
    async function counted() {
      const quotas = await site.platform.store({ service: 'diagnostic', name: 'quota' })
      return (await quotas.get(ana))?.state
    }

    test('of two deletions of one diagnostic at once, one deletes it and it is counted off once', async () => {
      const id = await save(unique('0123456789abcdef'))
      await save(unique('0123456789abcdef'))
      const answers = await Promise.all([1, 2].map(() => call('DELETE', path(id))))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
      expect(await counted()).toMatchObject({ total: 1 })
    })

    test('a diagnostic that is saved again after its deletion counts, and takes another place of the day', async () => {
      const id = unique('0123456789abcdef')
      await save(id)
      await call('DELETE', path(id))
      await save(id)
      await save(id)
      expect(await counted()).toMatchObject({ total: 1, ids: [expect.not.stringContaining(id), id] })
    })

    test('a diagnostic that is back is not counted again where it is saved again', async () => {
      const id = await save(unique('0123456789abcdef'))
      const { undo } = (await call('DELETE', path(id))).body
      for (let times = 0; times < 2; times++) await call('POST', `${path(id)}/restore`, { undo })
      await save(id)
      expect(await counted()).toMatchObject({ total: 1 })
    })

    test('a part added during deletion is restored with the diagnostic', async () => {
      const id = await save(unique('0123456789abcdef'), { score: null })
      const stores = await openStores(site.platform)
      const keyring = await site.platform.store<Keyring>({ service: 'diagnostic', name: 'undo-key' })
      const keys = createUndoKeys(keyring, Date.now)
      let isAdded = false
      /** Real keys; the diagnostic changes between their first signature and the deletion. */
      const slowly: SigningKeys = {
        ...keys,
        current: async () => {
          if (!isAdded) {
            isAdded = true
            await save(id)
          }
          return keys.current()
        },
      }
      const { undo } = await remove(stores, slowly, id, ana)
      expect((await call('GET', path(id))).status).toBe(404)
      const back = await call('POST', `${path(id)}/restore`, { undo })
      expect(back).toMatchObject({ status: 201, body: { score: 86.3 } })
    })
  })
}
