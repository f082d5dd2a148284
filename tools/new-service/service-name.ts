import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressVariable, services } from '@semaforo/contracts/services'
import { composeBlocks } from '../deployment/compose.ts'

/** Why a name is not available for a new service, as a sentence in Spanish; undefined where it is. */
export function whyNot(root: string, name: string): string | undefined {
  if (!name) return 'Escribe el nombre del servicio: npm run new-service <nombre>.'
  if (!/^[a-z]{2,20}$/.test(name)) {
    return `«${name}» no sirve de nombre: usa de 2 a 20 letras minúsculas sin acentos, sin guiones ni números.`
  }
  if (isTaken(root, name)) return `«${name}» ya tiene otro uso en el proyecto: elige otro nombre.`
  return undefined
}

/** Whether a folder, a package, a file of the contracts, a container, a path or a setting has this name. */
function isTaken(root: string, name: string): boolean {
  const paths = [name, `services/${name}`, `packages/${name}`, `packages/contracts/src/${name}`]
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  return (
    [...paths, `packages/contracts/src/${name}.ts`].some((path) => existsSync(join(root, path))) ||
    Object.keys(composeBlocks(read('docker-compose.yml'))).includes(name) ||
    services.some(({ routes }) => routes.some(({ prefix }) => prefix === `/api/${name}`)) ||
    read('README.md').includes(`| \`${addressVariable(name)}\` |`)
  )
}
