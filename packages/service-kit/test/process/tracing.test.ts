import { join } from 'node:path'
import { eventually } from '@semaforo/testing/eventually'
import { runAlone } from '@semaforo/testing/run-alone'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { aCollector, type Collector } from '@semaforo/testing/trace-collector'
import { unique } from '@semaforo/testing/unique'

const programs = join(import.meta.dirname, '../programs')
const dataDir = temporaryDirectory()
let collector: Collector
beforeEach(async () => {
  collector = await aCollector()
})

function start(env: Record<string, string> = {}) {
  const NODE_OPTIONS = `--import=${join(programs, 'note-modules.ts')}`
  return runAlone(join(programs, 'greeter.ts'), {
    DATA_DIR: join(dataDir, unique('data')),
    NODE_OPTIONS,
    ...env,
  })
}
const traced = (endpoint: string) => start({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })

async function greetings(url: string, count: number) {
  for (let n = 1; n <= count; n += 1) {
    const answer = await fetch(`${url}/greet`)
    expect([answer.status, await answer.json()]).toEqual([200, { n }])
  }
}

// The metrics library loads OpenTelemetry's API, a few types and nothing else.
const openTelemetry = /loads @opentelemetry\/(?!api\n)/

test('without a collector nothing of OpenTelemetry is loaded', async () => {
  const { url, stop, output } = start()
  await greetings(await url(), 1)
  expect(await stop()).toBe(0)
  expect(output()).toContain('loads express')
  expect(output()).not.toMatch(openTelemetry)
})

test('a stopping service exports its remaining spans', async () => {
  // A trailing slash makes no difference.
  const { url, stop, output } = traced(`${collector.url}/`)
  await greetings(await url(), 3)
  expect(await stop()).toBe(0)
  expect(collector.spans.map(({ service, name }) => `${service}: ${name}`)).toEqual(
    Array(3).fill('greeter: GET /greet'),
  )
  expect(output()).toMatch(openTelemetry)
})

test.each(['refuses', 'hangs'] as const)(
  'a collector that %s delays no request, is logged once, and does not prevent the stop',
  async (mood) => {
    collector.from(mood)
    const { url, stop, output } = traced(collector.url)
    await greetings(await url(), 5)
    await eventually(() => expect(collector.attempts()).toBeGreaterThan(0))
    await eventually(() => expect(output()).toContain('spans did not reach the collector'))
    await fetch(`${await url()}/greet`)
    expect(await stop()).toBe(0)
    expect(output().match(/spans did not reach the collector/g)).toHaveLength(1)
  },
)

test('a missing collector does not prevent start, responses and stop', async () => {
  const { url: nowhere, close } = await aCollector()
  await close()
  const { url, stop, output } = traced(nowhere)
  await greetings(await url(), 5)
  expect(await stop()).toBe(0)
  expect(output()).toContain('spans did not reach the collector')
})

test('spans are exported again when the collector is back', async () => {
  collector.from('refuses')
  const { url, stop } = traced(collector.url)
  const address = await url()
  await fetch(`${address}/greet`)
  await eventually(() => expect(collector.attempts()).toBeGreaterThan(0))
  collector.from('takes')
  await eventually(async () => {
    await fetch(`${address}/greet`)
    expect(collector.spans.length).toBeGreaterThan(0)
  })
  expect(await stop()).toBe(0)
})
