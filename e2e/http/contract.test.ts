import { anAccount, firstAdmin, logIn } from '../support/accounts.ts'
import { deviationsOf } from '../support/contract/deviations-of.ts'
import { document, operations, roleFor } from '../support/contract/document.ts'
import { type Callers, endsCaller, failsInTests, fixtures } from '../support/contract/fixtures.ts'
import { invalidRequests } from '../support/contract/invalid-requests.ts'
import { exampleRequest, type Parts, sampleRequest } from '../support/contract/sample.ts'
import { sendRequest } from '../support/contract/send-request.ts'
import { unusualRequests } from '../support/contract/unusual-requests.ts'
import { type RunningSite, startSite } from '../support/site.ts'

/** Another seed generates other requests; a failure names its seed. */
const seed = Number(process.env['CONTRACT_SEED'] ?? 1)
const samples = 6

let site: RunningSite
let callers: Callers
beforeAll(async () => {
  site = await startSite({ ...firstAdmin, TRUST_PROXY: '1' })
  callers = { user: await logIn(site, await anAccount(site)), admin: await logIn(site) }
}, 150_000)
afterAll(() => site?.stop())

describe.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s',
  (name, operation) => {
    const tokenFor = async () => {
      if (endsCaller.includes(name)) return (await logIn(site, await anAccount(site))).token
      const role = roleFor(operation)
      return role && callers[role].token
    }
    const arranged = async (token?: string): Promise<Parts> => {
      const example = { ...exampleRequest(operation), ...(token && { token }) }
      return { ...example, ...(await fixtures[name]?.(site, callers, example)) }
    }

    test('the example gets a documented answer', async () => {
      const answer = await sendRequest(site.url, operation, await arranged(await tokenFor()))
      const { status } = answer
      expect(await deviationsOf(answer, operation)).toEqual([])
      if (!failsInTests.includes(name)) expect(String(status)).toBe(Object.keys(operation.responses)[0])
    })

    test('requests that satisfy the schemas get documented answers', async () => {
      const token = await tokenFor()
      for (let at = seed * samples; at < (seed + 1) * samples; at++) {
        const parts = await sampleRequest(operation, at)
        const answer = await sendRequest(site.url, operation, { ...parts, ...(token && { token }) })
        const faults = await deviationsOf(answer, operation)
        expect({ seed, parts, faults }).toEqual({ seed, parts, faults: [] })
      }
    })

    test('invalid requests are refused with the documented status', async () => {
      const token = await tokenFor()
      const good = { ...(await arranged(token)), ...(token && { token }) }
      for (const { name: wrong, status, parts } of invalidRequests(operation, good, callers.user.token)) {
        const answer = await sendRequest(site.url, operation, parts)
        const seen = answer.status
        const faults = await deviationsOf(answer, operation)
        expect({ wrong, status: seen, faults }).toEqual({ wrong, status, faults: [] })
      }
    })

    test('unusual requests get documented answers', async () => {
      const token = await tokenFor()
      const good = { ...(await arranged(token)), ...(token && { token }) }
      for (const { name: what, parts } of unusualRequests(operation, good)) {
        const answer = await sendRequest(site.url, operation, parts)
        const faults = await deviationsOf(answer, operation)
        expect({ what, faults }).toEqual({ what, faults: [] })
      }
    })
  },
)

test.each(['/api/nada', '/api/me/nada', '/api/catalog/tags/1/nada', '/api/model'])(
  '%s is not found, as documented',
  async (path) => {
    const operation = { path, method: 'get', responses: { 404: reference('NotFound') } }
    const answer = await sendRequest(site.url, operation, {})
    expect(await deviationsOf(answer, operation)).toEqual([])
  },
)

test.each(Object.keys(document.paths))('%s answers another method with the allowed ones', async (path) => {
  const known = Object.keys(document.paths[path] ?? {})
  for (const method of ['get', 'post', 'patch', 'put', 'delete'].filter((one) => !known.includes(one))) {
    const operation = { path, method, responses: { 405: reference('MethodNotAllowed') } }
    const answer = await sendRequest(site.url, operation, { params: { id: '1', token: 'a', slug: 'a' } })
    expect({ method, faults: await deviationsOf(answer, operation) }).toEqual({ method, faults: [] })
    const allowed = (answer.headers.get('allow') ?? '').toLowerCase().split(', ')
    expect(allowed.filter((one) => one !== 'head').sort()).toEqual(known.sort())
  }
})

function reference(name: 'NotFound' | 'MethodNotAllowed') {
  return { $ref: `#/components/responses/${name}` }
}
