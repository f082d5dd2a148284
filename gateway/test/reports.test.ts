import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeAll, folder, open, problem } from './setup.ts'

afterEach(closeAll)

const record = (name: string, version: string) => ({
  name,
  version,
  entry: `/remotes/${name}/${version}/remoteEntry.js`,
  integrity: `sha384-${'a'.repeat(64)}`,
  routes: [{ path: `/${name}`, title: name }],
})
const registryOf = (...records: object[]) => JSON.stringify({ frontends: records })
const frontends = () =>
  folder({ 'federation/registry.json': registryOf(record('learning', '1.0.0'), record('account', '2.0.0')) })

const failure = { frontend: 'learning', version: '1.0.0', kind: 'load' }
const send = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
/** The lines of our reports' metrics that count something. */
const counted = async (url: string) => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return text.split('\n').filter((line) => /^semaforo_(frontend|web_vitals)_\w+\{/.test(line))
}

test('the releases that are live are a metric', async () => {
  const url = await open({ frontendsDir: frontends() })
  const text = await (await fetch(`${url}/metrics`)).text()
  expect(text).toContain('semaforo_release_live{frontend="learning",version="1.0.0"} 1\n')
})

test('what pages met is counted by release and kind', async () => {
  const url = await open({ frontendsDir: frontends() })
  const measure = (kind: string, value: number) => ({ ...failure, kind, value })
  const answer = await send(url, {
    reports: [
      failure,
      failure,
      { ...failure, kind: 'mount' },
      { ...failure, kind: 'render' },
      { ...failure, kind: 'uncaught' },
      { ...failure, kind: 'retry' },
      measure('load-time', 0.3),
      measure('mount-time', 0.2),
      measure('lcp', 1.2),
      measure('inp', 0.1),
      measure('cls', 0.02),
    ],
  })
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  const lines = await counted(url)
  const release = 'frontend="learning",version="1.0.0"'
  for (const line of [
    `semaforo_frontend_failures_total{${release},kind="load"} 2`,
    `semaforo_frontend_failures_total{${release},kind="mount"} 1`,
    `semaforo_frontend_failures_total{${release},kind="render"} 1`,
    `semaforo_frontend_failures_total{${release},kind="uncaught"} 1`,
    `semaforo_frontend_retries_total{${release}} 1`,
    `semaforo_frontend_load_seconds_bucket{le="0.5",${release}} 1`,
    `semaforo_frontend_load_seconds_sum{${release}} 0.3`,
    `semaforo_frontend_mount_seconds_sum{${release}} 0.2`,
    `semaforo_web_vitals_lcp_seconds_sum{${release}} 1.2`,
    `semaforo_web_vitals_inp_seconds_sum{${release}} 0.1`,
    `semaforo_web_vitals_cls_sum{${release}} 0.02`,
  ]) {
    expect(lines).toContain(line)
  }
})

test('names and versions that are not live make no labels of their own', async () => {
  const url = await open({ frontendsDir: frontends() })
  const names = Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at))
  await send(url, { reports: names.map((frontend) => ({ ...failure, frontend })) })
  await send(url, { reports: names.map((version) => ({ ...failure, version })) })
  expect(await counted(url)).toEqual([
    'semaforo_frontend_failures_total{frontend="other",version="other",kind="load"} 26',
    'semaforo_frontend_failures_total{frontend="learning",version="other",kind="load"} 26',
  ])
})

test('a release that the registry no longer names leaves the metrics, and counts as another from then on', async () => {
  const frontendsDir = frontends()
  const url = await open({ frontendsDir })
  const account = { ...failure, frontend: 'account', version: '2.0.0' }
  await send(url, { reports: [failure, { ...failure, kind: 'lcp', value: 1 }, account] })
  writeFileSync(
    `${frontendsDir}/federation/next.json`,
    registryOf(record('learning', '1.1.0'), record('account', '2.0.0')),
  )
  renameSync(`${frontendsDir}/federation/next.json`, `${frontendsDir}/federation/registry.json`)
  await send(url, { reports: [failure, { ...failure, version: '1.1.0' }] })
  expect((await counted(url)).sort()).toEqual([
    'semaforo_frontend_failures_total{frontend="account",version="2.0.0",kind="load"} 1',
    'semaforo_frontend_failures_total{frontend="learning",version="1.1.0",kind="load"} 1',
    'semaforo_frontend_failures_total{frontend="learning",version="other",kind="load"} 1',
  ])
})

test('while the registry cannot be read, the releases of the last time count', async () => {
  const frontendsDir = frontends()
  const url = await open({ frontendsDir })
  await send(url, { reports: [failure] })
  for (const broken of ['', '{', '{"frontends":[{}]}']) {
    writeFileSync(`${frontendsDir}/federation/registry.json`, broken)
    expect((await send(url, { reports: [failure] })).status).toBe(204)
  }
  expect(await counted(url)).toEqual([
    'semaforo_frontend_failures_total{frontend="learning",version="1.0.0",kind="load"} 4',
  ])
})

test('a frontend with the longest name and version that there can be is counted, with whatever comes beside it', async () => {
  const [name, version] = ['a'.repeat(40), `1.0.0-${'b'.repeat(58)}`]
  const url = await open({
    frontendsDir: folder({
      'federation/registry.json': registryOf(record(name, version), record('learning', '1.0.0')),
    }),
  })
  const long = { frontend: name, version, kind: 'load' }
  expect((await send(url, { reports: [long, failure] })).status).toBe(204)
  expect(await counted(url)).toHaveLength(2)
})

const aList = (length: number) => ({ reports: Array.from({ length }, () => failure) })
test.each<[string, unknown, number, string]>([
  ['broken JSON', '{"reports":', 400, 'malformed-json'],
  ['no body', '', 400, 'malformed-json'],
  ['a list', [failure], 400, 'invalid-request'],
  ['no report', { reports: [] }, 400, 'invalid-request'],
  ['more than fifty', aList(51), 400, 'invalid-request'],
  ['a message', { reports: [{ ...failure, message: 'ana@correo.mx' }] }, 400, 'invalid-request'],
  ['an unknown key beside', { ...aList(1), page: '/profile' }, 400, 'invalid-request'],
  ['an unknown kind', { reports: [{ ...failure, kind: 'toString' }] }, 400, 'invalid-request'],
  ['an invalid name', { reports: [{ ...failure, frontend: 'Learning"} 1' }] }, 400, 'invalid-request'],
  [
    'an invalid version',
    { reports: [{ ...failure, version: `1.0.0\n${'a'.repeat(9)}` }] },
    400,
    'invalid-request',
  ],
  ['a long version', { reports: [{ ...failure, version: '1'.repeat(65) }] }, 400, 'invalid-request'],
  ['a measure without its value', { reports: [{ ...failure, kind: 'lcp' }] }, 400, 'invalid-request'],
  ['a failure with a value', { reports: [{ ...failure, value: 1 }] }, 400, 'invalid-request'],
  ['a negative time', { reports: [{ ...failure, kind: 'lcp', value: -1 }] }, 400, 'invalid-request'],
  [
    'a time without end',
    `{"reports":[{"frontend":"learning","version":"1.0.0","kind":"lcp","value":1e999}]}`,
    400,
    'invalid-request',
  ],
  ['one bad report among good ones', { reports: [failure, {}] }, 400, 'invalid-request'],
  ['more than 8 KB', { reports: [failure], fill: 'a'.repeat(8_192) }, 413, 'payload-too-large'],
])('%s is refused and counts nothing', async (_what, body, status, code) => {
  const url = await open({ frontendsDir: frontends() })
  expect(await problem(await send(url, body))).toMatchObject({ status, code })
  expect(await counted(url)).toEqual([])
})

test('a full batch fits, another type and another method are refused', async () => {
  const url = await open({ frontendsDir: frontends() })
  const long = { frontend: 'a'.repeat(32), version: 'v'.repeat(64), kind: 'mount-time', value: 599.1234 }
  expect((await send(url, { reports: Array.from({ length: 50 }, () => long) })).status).toBe(204)
  const text = await send(url, { reports: [failure] }, { 'content-type': 'text/plain' })
  expect(await problem(text)).toMatchObject({ status: 415, code: 'unsupported-media-type' })
  const get = await fetch(`${url}/api/reports`)
  expect(get.headers.get('allow')).toBe('POST')
  expect(await problem(get)).toMatchObject({ status: 405, code: 'method-not-allowed' })
})

test('reports have a limit of their own, which leaves the API to the visitor', async () => {
  const url = await open({ env: { RATE_LIMIT_PER_MINUTE: 2 }, frontendsDir: frontends() })
  const statuses: number[] = []
  for (let at = 0; at < 3; at++) statuses.push((await send(url, { reports: [failure] })).status)
  expect(statuses).toEqual([204, 204, 429])
  expect((await fetch(`${url}/api/catalog/x`)).status).toBe(200)
})

test('the dashboard asks for these metrics, by the names that they have', async () => {
  const url = await open({ frontendsDir: frontends() })
  const text = await (await fetch(`${url}/metrics`)).text()
  const dashboard = readFileSync(join(import.meta.dirname, '../../deploy/grafana/semaforo.json'), 'utf8')
  const asked = new Set(dashboard.match(/semaforo_\w+?(?=_bucket|_count|\[|\{)/g))
  expect([...asked].sort()).toEqual([
    'semaforo_frontend_failures_total',
    'semaforo_frontend_load_seconds',
    'semaforo_frontend_mount_seconds',
    'semaforo_web_vitals_cls',
    'semaforo_web_vitals_inp_seconds',
    'semaforo_web_vitals_lcp_seconds',
  ])
  // OpenMetrics names the family of a counter without its ending.
  for (const name of asked) expect(text).toContain(`# HELP ${name.replace(/_total$/, '')} `)
})
