import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { services } from '@semaforo/contracts/services'
import { fillTemplate, templates } from '../generate/template.ts'
import { writeFiles } from '../generate/write-files.ts'

/**
 * Writes a service into a checkout: its folder, its contracts, its entry in the list and its Compose block.
 * @param name an available name (`whyNot`)
 * @returns the paths of the files written or changed
 */
export function writeService(root: string, name: string): string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const likes = JSON.parse(read('services/likes/package.json')) as { dependencies: Record<string, string> }
  const values = {
    name,
    Name: `${name[0]?.toUpperCase()}${name.slice(1)}`,
    port: String(Math.max(...services.map(({ port }) => port)) + 1),
    // All services share one version.
    express: likes.dependencies['express'],
    zod: likes.dependencies['zod'],
  }
  const filled = (template: string) => fillTemplate(template, values)
  const before = (path: string, mark: string, text: string) => {
    const [start, end] = read(path).split(mark)
    if (end === undefined) throw new Error(`${path} has no line «${mark.trim()}»`)
    return { [path]: `${start}${text}${mark}${end}` }
  }

  const own = globSync('service/**/*.txt', { cwd: templates }).map((template) => [
    `services/${name}/${template.slice('service/'.length, -'.txt'.length)}`,
    filled(template),
  ])
  const files: Record<string, string> = {
    ...Object.fromEntries(own),
    [`packages/contracts/src/${name}.ts`]: filled('contracts.ts.txt'),
    'packages/contracts/src/index.ts': `${read('packages/contracts/src/index.ts')}export * from './${name}.ts'\n`,
    ...before('packages/contracts/src/services.ts', '] as const satisfies', filled('entry.ts.txt')),
    ...before('docker-compose.yml', '  # Makes the topics and ends', filled('compose.yml.txt')),
  }
  return writeFiles(root, files)
}
