import { addressesOf, type Workload } from './workloads.ts'

/** Liveness says that the process runs; readiness, that it can do its work, and no longer when it is told to end. */
const probe = (path: string, fields: object) => ({ httpGet: { path, port: 'http' }, ...fields })

const probes = {
  // It listens when what it needs answers, and is not restarted for waiting half an hour.
  startupProbe: probe('/health/live', { periodSeconds: 5, failureThreshold: 360 }),
  livenessProbe: probe('/health/live', { periodSeconds: 10, timeoutSeconds: 5, failureThreshold: 3 }),
  readinessProbe: probe('/health/ready', { periodSeconds: 5, timeoutSeconds: 5, failureThreshold: 2 }),
}

/** What every container is held to, as in docker-compose.yml. */
const confined = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
}

export const labelsOf = (name: string) => ({
  'app.kubernetes.io/name': name,
  'app.kubernetes.io/part-of': 'semaforo',
})

/** The Deployment of a workload. */
export function deploymentOf(workload: Workload) {
  const { name, replicas, scales, database, frontends } = workload
  const labels = labelsOf(name)
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, labels },
    spec: {
      // What scales by itself has no number here, which an apply would set back.
      ...(scales === 'never' && { replicas: replicas.min }),
      selector: { matchLabels: labels },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      template: {
        // A selector cannot be changed: what network.yaml tells these by is a label of the pods alone.
        metadata: { labels: { ...labels, ...(database && { database: 'mongodb' }) } },
        spec: {
          automountServiceAccountToken: false,
          securityContext: {
            runAsNonRoot: true,
            runAsUser: 1000,
            runAsGroup: 1000,
            fsGroup: 1000,
            seccompProfile: { type: 'RuntimeDefault' },
          },
          // Ten seconds of STOP_DELAY_SECONDS, ten for requests, fifteen to leave the groups, and some to spare.
          terminationGracePeriodSeconds: 60,
          topologySpreadConstraints: [
            {
              maxSkew: 1,
              topologyKey: 'kubernetes.io/hostname',
              whenUnsatisfiable: 'ScheduleAnyway',
              labelSelector: { matchLabels: labels },
            },
          ],
          containers: [containerOf(workload)],
          volumes: [
            { name: 'tmp', emptyDir: {} },
            { name: 'authorities', configMap: { name: 'semaforo-authorities', optional: true } },
            ...(frontends ? [{ name: 'frontends', persistentVolumeClaim: { claimName: 'frontends' } }] : []),
          ],
        },
      },
    },
  }
}

function containerOf(workload: Workload) {
  const { name, image, script, memory, database, secret, frontends } = workload
  return {
    name,
    image,
    args: [script],
    ports: [{ name: 'http', containerPort: 3000 }],
    envFrom: [
      { configMapRef: { name: 'semaforo' } },
      { secretRef: { name: 'semaforo-servers' } },
      ...(database ? [{ secretRef: { name: 'semaforo-mongodb' } }] : []),
      ...(secret ? [{ secretRef: { name: secret, optional: true } }] : []),
    ],
    env: [
      ...addressesOf(workload),
      ...(frontends === 'read' ? [{ name: 'FRONTENDS_DIR', value: '/frontends' }] : []),
    ],
    ...probes,
    securityContext: confined,
    resources: {
      requests: { cpu: '100m', memory: `${memory.requested}Mi` },
      limits: { memory: `${memory.limit}Mi` },
    },
    volumeMounts: [
      { name: 'tmp', mountPath: '/tmp' },
      { name: 'authorities', mountPath: '/etc/semaforo', readOnly: true },
      ...(frontends ? [{ name: 'frontends', mountPath: '/frontends', readOnly: frontends === 'read' }] : []),
    ],
  }
}
