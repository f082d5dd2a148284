import { stringify } from 'yaml'
import { budgetOf, networkPolicyOf, scalingOf, serviceOf } from './companion-objects.ts'
import { deploymentOf } from './deployment.ts'
import { workloads } from './workloads.ts'

const head =
  '# npm run docs writes this file, from packages/contracts/src/services.ts and tools/deployment/kubernetes.\n'

/** A file of the base for the gateway and each service, by path. */
export function workloadManifests(): Record<string, string> {
  return Object.fromEntries(
    workloads.map((workload) => {
      const objects = [
        deploymentOf(workload),
        serviceOf(workload),
        budgetOf(workload),
        ...scalingOf(workload),
        networkPolicyOf(workload),
      ]
      const documents = objects.map((each) => stringify(each, { aliasDuplicateObjects: false, lineWidth: 0 }))
      return [`deploy/kubernetes/base/${workload.name}.yaml`, head + documents.join('---\n')]
    }),
  )
}

/** The files of the base that the list in its kustomization names. */
export const workloadFiles = (): string[] => workloads.map(({ name }) => `- ${name}.yaml`)
