import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressVariable, services } from '@semaforo/contracts/services'
import { betweenComments } from './deployment/between-comments.ts'
import { instancesOf } from './deployment/compose.ts'
import { workloadFiles, workloadManifests } from './deployment/kubernetes/manifests.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The generated deployment files, by path, from the list of services and the blocks of the Compose file. */
export function deploymentFiles(): Record<string, string> {
  const compose = read('docker-compose.yml')
  const running = services.map(({ name }) => ({ name, instances: instancesOf(compose, name) }))
  const instances = running.flatMap((service) => service.instances)
  const inCompose = running.map(({ name, instances }) => {
    return `${addressVariable(name)}: ${instances.map((instance) => `http://${instance}:3000`).join(',')}`
  })
  const onThisMachine = services.map(
    ({ name, port }) => `export ${addressVariable(name)}=http://127.0.0.1:${port}`,
  )
  const processes = services.map(
    ({ name, port }) => `PORT=${port} node tools/run.js services/${name}/src/main.ts`,
  )
  const started = instances.map((name) => `${name}: { condition: service_started }`)
  const watched = instances.map((name) => `- ${name}`)
  const operations = betweenComments(read('docs/operations.md'), 'addresses', onThisMachine)
  return {
    'docker-compose.yml': betweenComments(
      betweenComments(compose, 'addresses', inCompose),
      'instances',
      started,
    ),
    'deploy/prometheus.yml': betweenComments(read('deploy/prometheus.yml'), 'instances', watched),
    'deploy/kubernetes/base/kustomization.yaml': betweenComments(
      read('deploy/kubernetes/base/kustomization.yaml'),
      'workloads',
      workloadFiles(),
    ),
    ...workloadManifests(),
    'docs/operations.md': betweenComments(operations, 'processes', processes),
  }
}
