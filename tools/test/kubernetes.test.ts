import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressVariable, services } from '@semaforo/contracts/services'
import { parse } from 'yaml'
import { workloads } from '../deployment/kubernetes/workloads.ts'
import { type KubernetesObject, problemsOf } from '../kubernetes/problems-of.ts'
import { readManifests } from '../kubernetes/read-manifests.ts'

const folder = join(import.meta.dirname, '../../deploy/kubernetes')
const objects = Object.values(readManifests(join(folder, 'base'))).flat()

/** The parts of a Deployment that these tests look at. */
type Pod = {
  containers: {
    args: string[]
    env: { name: string; value: string }[]
    envFrom: object[]
    startupProbe: { httpGet: { path: string }; periodSeconds: number; failureThreshold: number }
    livenessProbe: { httpGet: { path: string } }
    readinessProbe: { httpGet: { path: string }; periodSeconds: number; failureThreshold: number }
  }[]
  terminationGracePeriodSeconds: number
}
type Peer = { podSelector?: { matchLabels: Record<string, string> } }
type Rule = { from?: Peer[]; to?: Peer[] }
type Specs = {
  Deployment: { template: { spec: Pod } }
  Service: { ports: { port: number }[] }
  PodDisruptionBudget: { maxUnavailable: number }
  NetworkPolicy: { ingress: Rule[]; egress: Rule[] }
}

function specOf<Kind extends keyof Specs>(kind: Kind, name: string): Specs[Kind] {
  const found = objects.filter((each) => each.kind === kind && each.metadata.name === name)
  expect(found).toHaveLength(1)
  return (found[0] as unknown as { spec: Specs[Kind] }).spec
}

const namesIn = (peers: Peer[] = []) =>
  peers.flatMap(({ podSelector }) => podSelector?.matchLabels['app.kubernetes.io/name'] ?? [])

describe.each(['gateway', ...services.map(({ name }) => name)])('%s', (name) => {
  test('is a Deployment with a Service, and a drain takes one at a time', () => {
    const script = name === 'gateway' ? 'gateway/src/main.ts' : `services/${name}/src/main.ts`
    expect(specOf('Deployment', name).template.spec.containers[0]?.args).toEqual([script])
    expect(specOf('Service', name).ports).toMatchObject([{ port: 3000 }])
    expect(specOf('PodDisruptionBudget', name).maxUnavailable).toBe(1)
  })

  test('has every setting of the ConfigMap', () => {
    const [container] = specOf('Deployment', name).template.spec.containers
    expect(container?.envFrom).toContainEqual({ configMapRef: { name: 'semaforo' } })
  })

  test('is restarted when it does not run, is asked for work when it is ready, and has time to end', () => {
    const { containers, terminationGracePeriodSeconds } = specOf('Deployment', name).template.spec
    const { livenessProbe, readinessProbe, startupProbe } = containers[0] as Pod['containers'][0]
    expect(livenessProbe.httpGet.path).toBe('/health/live')
    expect(startupProbe.httpGet.path).toBe('/health/live')
    expect(readinessProbe.httpGet.path).toBe('/health/ready')
    const delay = Number(settings()['STOP_DELAY_SECONDS'])
    expect(delay).toBeGreaterThanOrEqual(readinessProbe.periodSeconds * readinessProbe.failureThreshold)
    expect(terminationGracePeriodSeconds).toBeGreaterThan(delay + 25)
  })

  test('has the address of each service that it calls, and may reach it', () => {
    const calls: readonly string[] =
      services.find((each) => each.name === name)?.calls ?? services.map((each) => each.name)
    const { env } = specOf('Deployment', name).template.spec.containers[0] as Pod['containers'][0]
    for (const called of calls) {
      expect(env).toContainEqual({ name: addressVariable(called), value: `http://${called}:3000` })
      expect(namesIn(specOf('NetworkPolicy', called).ingress[0]?.from)).toContain(name)
    }
    const reached = specOf('NetworkPolicy', name).egress.flatMap(({ to }) => namesIn(to))
    expect(reached.sort()).toEqual([...calls].sort())
  })

  test('scales by lag where it has groups, by the processor otherwise', () => {
    const scaling = objects.filter(
      ({ kind, metadata }) =>
        metadata.name === name && ['ScaledObject', 'HorizontalPodAutoscaler'].includes(kind),
    )
    const expected = { lag: ['ScaledObject'], processor: ['HorizontalPodAutoscaler'], never: [] }
    const scales = workloads.find((each) => each.name === name)?.scales ?? 'never'
    expect(scaling.map(({ kind }) => kind)).toEqual(expected[scales])
  })
})

/** The pods that the base runs, by the name of their workload. */
const pods = objects
  .filter(({ kind }) => ['Deployment', 'Job'].includes(kind))
  .map((each) => ({ name: each.metadata.name, ...(each as unknown as { spec: PodSpec }).spec.template }))
type PodSpec = { template: { metadata: { labels: Record<string, string> }; spec: Pod } }

/** The ports outside of the cluster that a pod with these labels may reach. */
function portsOutside(labels: Record<string, string>): number[] {
  const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy') as unknown as { spec: Policy }[]
  const selecting = policies.filter(({ spec }) =>
    Object.entries(spec.podSelector.matchLabels ?? {}).every(([label, value]) => labels[label] === value),
  )
  return selecting
    .flatMap(({ spec }) => spec.egress ?? [])
    .filter(({ to }) => to === undefined || to.some(({ ipBlock }) => ipBlock))
    .flatMap(({ ports }) => ports ?? [{ port: 0, endPort: 65_535 }])
    .flatMap(({ port, endPort = port }) => Array.from({ length: endPort - port + 1 }, (_, n) => port + n))
}
type Policy = {
  podSelector: { matchLabels?: Record<string, string> }
  egress?: { to?: { ipBlock?: object }[]; ports?: { port: number; endPort?: number }[] }[]
}

test('only what keeps data knows the password of the database, and may reach it', () => {
  const keeping = services.map(({ name }) => name).sort()
  const told = pods.filter(({ spec }) => JSON.stringify(spec).includes('semaforo-mongodb'))
  expect(told.map(({ name }) => name).sort()).toEqual(keeping)
  const reaching = pods.filter(({ metadata }) => portsOutside(metadata.labels).includes(27_017))
  expect(reaching.map(({ name }) => name).sort()).toEqual(keeping)
  expect(pods.map(({ name }) => name)).toEqual(expect.arrayContaining(['gateway', 'topics']))
  const docs = readFileSync(join(folder, '../../docs/operations.md'), 'utf8')
  expect(docs).toMatch(/secret generic semaforo-mongodb --from-literal MONGO_URL=/)
  expect(docs).not.toMatch(/semaforo-servers.*MONGO_URL/)
})

function settings(): Record<string, string> {
  return (parse(readFileSync(join(folder, 'base/settings.yaml'), 'utf8')) as { data: Record<string, string> })
    .data
}

test('no manifest holds a secret', () => {
  expect(
    Object.values(readManifests(folder))
      .flat()
      .map(({ kind }) => kind),
  ).not.toContain('Secret')
  expect(readFileSync(join(folder, 'base/settings.yaml'), 'utf8')).not.toMatch(
    /PASSWORD|_KEY|MONGO_URL|REDIS_URL/,
  )
})

const aService = (fields: object): KubernetesObject =>
  ({ apiVersion: 'v1', kind: 'Service', metadata: { name: 'a' }, ...fields }) as KubernetesObject

test.each([
  [
    'an unknown field',
    aService({ spec: { selectors: { a: 'b' } } }),
    '/spec/selectors is no field of Service',
  ],
  ['a value of another type', aService({ spec: { ports: [{ port: 'http' }] } }), /port must be integer/],
  ['an unknown kind', { ...aService({}), kind: 'Servicio' }, /v1 Servicio: nobody publishes this kind/],
  ['an old version', { ...aService({}), apiVersion: 'extensions/v1beta1' }, /nobody publishes this kind/],
])('the check refuses %s', async (_, object, message) => {
  expect(await problemsOf(object)).toEqual([expect.stringMatching(message)])
})

test('the check takes maps with any key', async () => {
  const object = aService({
    metadata: { name: 'a', labels: { any: 'x' } },
    spec: { selector: { other: 'y' } },
  })
  expect(await problemsOf(object)).toEqual([])
})
