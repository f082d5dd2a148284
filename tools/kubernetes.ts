import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problemsOf } from './kubernetes/problems-of.ts'
import { forgottenFiles, objectsIn, readManifests } from './kubernetes/read-manifests.ts'

const folder = join(import.meta.dirname, '../deploy/kubernetes')

/**
 * Checks the manifests of deploy/kubernetes against the schemas that Kubernetes and KEDA publish, or what
 * `kubectl kustomize` made of them, in a file that is named.
 */
async function check(rendered?: string): Promise<void> {
  const files =
    rendered === undefined ? readManifests(folder) : { [rendered]: objectsIn(readFileSync(rendered, 'utf8')) }
  const problems =
    rendered === undefined ? forgottenFiles(folder).map((path) => `${path}: nobody names it`) : []
  for (const [path, objects] of Object.entries(files)) {
    for (const object of objects) {
      const found = await problemsOf(object)
      problems.push(...found.map((problem) => `${path}: ${object.kind} ${object.metadata?.name}: ${problem}`))
    }
  }
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log(`kubernetes: ${Object.values(files).flat().length} objetos revisados`)
}

await check(process.argv[2])
