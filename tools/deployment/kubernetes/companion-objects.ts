import { labelsOf } from './deployment.ts'
import { type Workload, workloads } from './workloads.ts'

/** Records that one instance may have to catch up on before another is started: seconds of work. */
const lagPerInstance = 1_000
const processorPercent = 70

/** The name of a workload in the cluster. */
export function serviceOf({ name, headless }: Workload) {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name, labels: labelsOf(name) },
    spec: {
      selector: labelsOf(name),
      ports: [{ name: 'http', port: 3000, targetPort: 'http' }],
      ...(headless && { clusterIP: 'None' }),
    },
  }
}

/** How many of its instances a drain of nodes may take at a time. */
export function budgetOf({ name }: Workload) {
  return {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name, labels: labelsOf(name) },
    spec: { maxUnavailable: 1, selector: { matchLabels: labelsOf(name) } },
  }
}

/** What starts and ends instances, where anything does: nothing, one object. */
export function scalingOf({ name, scales, replicas: { min, max } }: Workload): object[] {
  const target = { apiVersion: 'apps/v1', kind: 'Deployment', name }
  const metadata = { name, labels: labelsOf(name) }
  if (scales === 'never') return []
  if (scales === 'processor') {
    const metric = { name: 'cpu', target: { type: 'Utilization', averageUtilization: processorPercent } }
    return [
      {
        apiVersion: 'autoscaling/v2',
        kind: 'HorizontalPodAutoscaler',
        metadata,
        spec: {
          scaleTargetRef: target,
          minReplicas: min,
          maxReplicas: max,
          metrics: [{ type: 'Resource', resource: metric }],
        },
      },
    ]
  }
  const lag = {
    serverAddress: 'http://prometheus.monitoring:9090',
    query: `max(sum by (group) (consumer_lag_records{group=~"${name}-.*"}))`,
    threshold: String(lagPerInstance),
  }
  return [
    {
      apiVersion: 'keda.sh/v1alpha1',
      kind: 'ScaledObject',
      metadata,
      spec: {
        scaleTargetRef: target,
        minReplicaCount: min,
        maxReplicaCount: max,
        triggers: [
          { type: 'prometheus', metadata: lag },
          { type: 'cpu', metricType: 'Utilization', metadata: { value: String(processorPercent) } },
        ],
      },
    },
  ]
}

const from = (name: string) => ({ podSelector: { matchLabels: labelsOf(name) } })
const tcp = (port: number) => ({ protocol: 'TCP', port })

/** Who may reach a workload, and what it reaches beside the servers (network.yaml). */
export function networkPolicyOf({ name, calls, outside }: Workload) {
  const callers = workloads.filter((each) => each.calls.includes(name)).map((each) => from(each.name))
  const monitoring = {
    namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } },
  }
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name, labels: labelsOf(name) },
    spec: {
      podSelector: { matchLabels: labelsOf(name) },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [
        // The public comes to the gateway, through whatever is in front of it.
        name === 'gateway' ? { ports: [tcp(3000)] } : { from: [...callers, monitoring], ports: [tcp(3000)] },
      ],
      egress: [
        ...(calls.length > 0 ? [{ to: calls.map(from), ports: [tcp(3000)] }] : []),
        ...(outside ? [{ to: [{ ipBlock: { cidr: '0.0.0.0/0' } }], ports: outside.map(tcp) }] : []),
      ],
    },
  }
}
