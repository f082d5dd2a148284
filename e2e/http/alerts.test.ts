import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { services } from '@semaforo/contracts/services'
import { httpPeer, localAddress } from '@semaforo/service-kit'
import { parse } from 'yaml'
import { startSite } from '../support/site.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

type Rule = { alert?: string; record?: string; expr: string; annotations?: { runbook: string } }
const { groups } = parse(read('deploy/alerts/semaforo.yml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap(({ rules }) => rules)
const alerts = rules.flatMap(({ alert, annotations }) => (alert ? [{ alert, ...annotations }] : []))

/** What Prometheus itself says. */
const ofPrometheus = ['up', 'ALERTS']
const functions =
  /^(sum|max|max_over_time|rate|increase|histogram_quantile|by|on|and|or|unless|offset)$|^le$|^\d|^(\d+[smhd])$/

/** The metrics that a query asks for. */
function metricsIn(expr: string): string[] {
  const bare = expr.replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|on) \([^)]*\)|\boffset \w+/g, ' ')
  const words = bare.match(/[A-Za-z_][\w:]*/g) ?? []
  return words.filter((word) => !functions.test(word)).map((word) => word.replace(/_(bucket|count|sum)$/, ''))
}

test('rules and dashboard ask for metrics that the processes have', async () => {
  const { url, dataDir } = await startSite()
  const answers = await Promise.all([
    fetch(`${url}/metrics`).then((answer) => answer.text()),
    ...services.map(async ({ name }) => {
      const { body } = await httpPeer(localAddress(dataDir, name)).read('/metrics', {}, 10_000)
      return body.toString()
    }),
  ])
  const known = new Set(
    // OpenMetrics names the family of a counter without its ending.
    answers.flatMap((text) =>
      [...text.matchAll(/^# TYPE (\S+) (\w+)/gm)].map(([, name, type]) =>
        type === 'counter' ? `${name}_total` : name,
      ),
    ),
  )
  const recorded = rules.flatMap(({ record }) => record ?? [])
  const { panels } = JSON.parse(read('deploy/grafana/semaforo.json')) as {
    panels: { targets: { expr: string }[] }[]
  }
  const queries = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
  const asked = new Set(queries.flatMap(metricsIn))
  expect(asked.size).toBeGreaterThan(20)
  const found = new Set([...known, ...recorded, ...ofPrometheus])
  expect([...asked].filter((name) => !found.has(name))).toEqual([])
})

test.each(alerts)('$alert has a page of the runbook, and a test of its rule', ({ alert, runbook }) => {
  expect(runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`)
  expect(read('docs/runbook.md')).toContain(`\n## ${alert}\n`)
  const { tests } = parse(read('deploy/alerts/test/semaforo.yml')) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts: object[] }[] }[]
  }
  const checks = tests.flatMap(({ alert_rule_test }) => alert_rule_test)
  const rings = checks.filter(({ alertname, exp_alerts }) => alertname === alert && exp_alerts.length > 0)
  expect(rings).not.toEqual([])
})
