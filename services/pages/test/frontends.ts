import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pageBundle, type Release, type ShellOffer } from '@semaforo/contracts'
import { announceShell, keyAt, publish, registerKey, sealFolder } from '@semaforo/releases'

const offer: ShellOffer = {
  kits: {
    ui: { version: '0.2.0', exports: ['Button'] },
    'frontend-kit': { version: '0.2.0', exports: ['lifecycles'] },
  },
  contracts: 'a'.repeat(64),
}

/** A shell whose header names the page and the releases of its registry. */
const shellBundle = `
export const kits = { react: { shell: 'uno' } }
export async function renderHeader(path, { frontends }) {
  return path + ': ' + frontends.map(({ name, version }) => name + ' ' + version).join(', ')
}`

/** A renderer of pages; the body of its function has \`path\` and \`read\`. */
export const rendering = (body: string) => `export default { async render(path, read) { ${body} } }`

/** Renders what the catalog says of its topics, and with which shell. */
export const topicsPage = rendering(`
  const { tags } = await read('/api/catalog/tags')
  const html = tags.map(({ name }) => '<li>' + name.replaceAll('<', '&lt;') + '</li>').join('')
  return { path, html: globalThis.semaforoKits.react.shell + html, state: { tags } }`)

export type Published = {
  bundle?: string
  routes?: Release['routes']
  percent?: number
}

/** A folder of frontends with a shell, as a gateway keeps it. */
export async function openFrontends(dir: string) {
  const key = await keyAt(join(dir, 'private', 'team.pem'))
  let builds = 0
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), content)
  }
  const shell = (document: string, bundle = shellBundle) => {
    write(join('shell', pageBundle), bundle)
    write('shell/index.html', document)
  }
  await announceShell(dir, offer)
  shell('<!doctype html>')
  return {
    dir,
    /** Puts a shell in the place of the one that is there. */
    shell,
    removeShell: () => rmSync(join(dir, 'shell'), { recursive: true }),
    /** Publishes a release; returns its version. */
    async publish(name: string, { bundle = topicsPage, routes, percent }: Published = {}): Promise<string> {
      builds += 1
      const built = join('builds', String(builds))
      write(join(built, 'remoteEntry.js'), `${name} ${builds}`)
      write(join(built, pageBundle), bundle)
      await registerKey(dir, name, key.publicKey)
      const release = await sealFolder(
        join(dir, built),
        {
          frontend: name,
          version: '1.0.0',
          entry: 'remoteEntry.js',
          routes: routes ?? [{ path: `/${name}`, title: name, prerender: ['page'] }],
          uses: offer.kits,
          contracts: offer.contracts,
        },
        key,
      )
      await publish(dir, join(dir, built), { by: 'ana', at: new Date().toISOString(), percent })
      return release.version
    },
    /** The place of a file of a stored release. */
    stored: (name: string, version: string, path: string) => join(dir, 'releases', name, version, path),
  }
}
