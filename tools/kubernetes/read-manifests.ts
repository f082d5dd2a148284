import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import type { KubernetesObject } from './problems-of.ts'

export type Kustomization = { resources: string[]; patches?: { path?: string }[] }

/** The objects of a text of YAML documents. */
export const objectsIn = (text: string): KubernetesObject[] =>
  parseAllDocuments(text).map((document) => document.toJS())

/** The objects of every file below a folder but its kustomizations, by path. */
export function readManifests(folder: string): Record<string, KubernetesObject[]> {
  const files = globSync('**/*.yaml', { cwd: folder }).filter((path) => !path.endsWith('kustomization.yaml'))
  return Object.fromEntries(
    files.sort().map((path) => [path, objectsIn(readFileSync(join(folder, path), 'utf8'))]),
  )
}

/** The files beside its kustomizations that none of them names: they would never reach a cluster. */
export function forgottenFiles(folder: string): string[] {
  const named = globSync('**/kustomization.yaml', { cwd: folder }).flatMap((path) => {
    const { resources, patches = [] } = parse(readFileSync(join(folder, path), 'utf8')) as Kustomization
    return [...resources, ...patches.flatMap(({ path }) => path ?? [])].map((file) =>
      join(dirname(path), file),
    )
  })
  return Object.keys(readManifests(folder)).filter((path) => !named.includes(path))
}
