import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ShellOffer } from '@semaforo/contracts'
import { compileFrontend, remote } from '@semaforo/frontend-kit/build'
import { keyAt, publish, registerKey, sealFolder } from '@semaforo/releases'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'

const root = join(import.meta.dirname, '../..')

/** A page that says which release it is of, and another one below it whose code is loaded when it is opened. */
const app = (text: string) => `
import { lifecycles, usePath } from '@semaforo/frontend-kit'
import { lazy, Suspense } from 'react'

const Later = lazy(() => import('./later.tsx'))

export default lifecycles(() =>
  usePath() === '/promo/detalle' ? (
    <Suspense fallback="Un momento">
      <Later />
    </Suspense>
  ) : (
    <>
      <h1>Promo ${text}</h1>
      <a href="/promo/detalle">Ver detalle</a>
    </>
  ),
)`

/** A folder of frontends with the shell of this checkout's build and one team, whose frontend is at /promo. */
export async function aSiteWithATeam() {
  const dir = join(temporaryDirectory(), 'site')
  for (const part of ['shell', 'federation/shell.json'])
    cpSync(join(root, 'dist', part), join(dir, part), { recursive: true })
  const key = await keyAt(join(temporaryDirectory(), 'promo.pem'))
  await registerKey(dir, 'promo', key.publicKey)
  const { kits, contracts } = ShellOffer.parse(
    JSON.parse(readFileSync(join(dir, 'federation/shell.json'), 'utf8')),
  )

  /** Builds and publishes a release that says `text`; its version. */
  async function publishes(text: string, at: string): Promise<string> {
    const folder = temporaryDirectory()
    const built = join(folder, 'dist')
    const routes = [{ path: '/promo', title: 'Promociones' }]
    mkdirSync(join(folder, 'src'))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    writeFileSync(join(folder, 'frontend.json'), JSON.stringify({ name: 'promo', routes }))
    writeFileSync(join(folder, 'package.json'), '{"name":"promo","version":"1.0.0","type":"module"}')
    writeFileSync(join(folder, 'src/app.tsx'), app(text))
    writeFileSync(join(folder, 'src/later.tsx'), `export default () => <h1>Detalle ${text}</h1>`)
    const uses = await compileFrontend(remote(folder))
    const of = (kit: 'ui' | 'frontend-kit') => ({ ...kits[kit], exports: uses[kit] })
    const about = { frontend: 'promo', version: '1.0.0', entry: 'remoteEntry.js', routes, contracts }
    const used = { ui: of('ui'), 'frontend-kit': of('frontend-kit') }
    await sealFolder(built, { ...about, uses: used }, key)
    return (await publish(dir, built, { by: 'promo', at })).release.version
  }
  return { dir, publishes }
}
