import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type RegisteredFrontend, Registry } from '@semaforo/contracts'

/** A frontend's own description, its `frontend.json`. */
export type FrontendDescription = Pick<RegisteredFrontend, 'name' | 'routes'>

/**
 * Copies a built remote next to its older versions and switches the registry to it atomically. A version is
 * named by the hash of its content, so an existing one is never overwritten.
 * @param built the folder of the finished build
 * @param site the folder that the gateway serves
 */
export function publish(built: string, site: string, frontend: FrontendDescription, release: string): void {
  const version = `${release}-${contentHash(built)}`
  const target = join(site, 'remotes', frontend.name, version)
  if (!existsSync(target)) {
    cpSync(built, `${target}.part`, { recursive: true })
    renameSync(`${target}.part`, target)
  }
  register(site, {
    ...frontend,
    version,
    entry: `/remotes/${frontend.name}/${version}/remoteEntry.js`,
    integrity: `sha384-${digest('sha384', readFileSync(join(built, 'remoteEntry.js')), 'base64')}`,
  })
}

function register(site: string, frontend: RegisteredFrontend): void {
  const path = join(site, 'federation', 'registry.json')
  const others = registered(path).filter(({ name }) => name !== frontend.name)
  const next = [...others, frontend].sort((one, other) => one.name.localeCompare(other.name))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.part`, JSON.stringify({ frontends: next }))
  renameSync(`${path}.part`, path)
}

/**
 * A registry in an older format counts as absent: the build that changed the format publishes every frontend
 * again.
 */
function registered(path: string): RegisteredFrontend[] {
  if (!existsSync(path)) return []
  return Registry.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data?.frontends ?? []
}

function contentHash(directory: string): string {
  const files = globSync('**/*', { cwd: directory, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  return digest('sha256', Buffer.concat(paths.map((path) => readFileSync(path))), 'hex').slice(0, 10)
}

function digest(algorithm: string, content: Buffer, encoding: 'hex' | 'base64'): string {
  return createHash(algorithm).update(content).digest(encoding)
}
