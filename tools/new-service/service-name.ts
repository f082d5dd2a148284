import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contracts from '@semaforo/contracts'
import { addressVariable, services } from '@semaforo/contracts/services'
import { composeBlocks } from '../deployment/compose.ts'
import { readManifests } from '../kubernetes/read-manifests.ts'

/** Why a name is not available for a new service, as a sentence in Spanish; undefined where it is. */
export function whyNot(root: string, name: string): string | undefined {
  if (!name) return 'Escribe el nombre del servicio: npm run new-service <nombre>.'
  if (!/^[a-z]{2,20}$/.test(name)) {
    return `«${name}» no sirve de nombre: usa de 2 a 20 letras minúsculas sin acentos, sin guiones ni números.`
  }
  if (isTaken(root, name)) return `«${name}» ya tiene otro uso en el proyecto: elige otro nombre.`
  return undefined
}

/** Whether a folder, a package, a container, a path, a setting, or something of contracts or cluster has this name. */
function isTaken(root: string, name: string): boolean {
  const paths = [name, `services/${name}`, `packages/${name}`]
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  return (
    paths.some((path) => existsSync(join(root, path))) ||
    isInContracts(root, name) ||
    isInCluster(root, name) ||
    Object.keys(composeBlocks(read('docker-compose.yml'))).includes(name) ||
    services.some(({ routes }) => routes.some(({ prefix }) => prefix === `/api/${name}`)) ||
    read('docs/settings.md').includes(`| \`${addressVariable(name)}\` |`)
  )
}

/** Whether its contracts would take a file's place, or give another thing a name that is exported already. */
function isInContracts(root: string, name: string): boolean {
  const paths = [`packages/contracts/src/${name}`, `packages/contracts/src/${name}.ts`]
  return paths.some((path) => existsSync(join(root, path))) || `${name}Changed` in contracts
}

/** Whether its manifest would take the place of one that is written by hand, or of an object in it. */
function isInCluster(root: string, name: string): boolean {
  const base = join(root, 'deploy/kubernetes/base')
  const objects = Object.values(readManifests(base)).flat()
  return existsSync(join(base, `${name}.yaml`)) || objects.some(({ metadata }) => metadata.name === name)
}
