import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '@semaforo/releases'
import { freePort } from '@semaforo/testing/free-port'
import { readArguments } from './dev/arguments.ts'
import { whyNotPort } from './dev/check-port.ts'
import { whyNotSite } from './dev/check-site.ts'
import { buildDevShell } from './dev/dev-shell.ts'
import { startOwnSite } from './dev/own-site.ts'
import { serve } from './dev/serve.ts'
import { describeFrontend, remotes, root } from './frontends/checkout.ts'

/** What ends with this process, the newest first. */
const stops: (() => Promise<unknown>)[] = []
let ending = false

/** Serves a site, this checkout's or any other, with one frontend of this checkout that is replaced as it changes. */
async function dev(args: readonly string[]): Promise<void> {
  const names = remotes.map((folder) => folder.replace('mfe-', ''))
  const wanted = readArguments(args, names)
  if (typeof wanted === 'string') return fail(wanted)
  const { name, port = await freePort() } = wanted
  const refusal = (await whyNotPort(port)) ?? (wanted.site && (await whyNotSite(wanted.site)))
  if (refusal) return fail(refusal)

  const folder = join(root, `mfe-${name}`)
  const description = describeFrontend(folder)
  const address = `http://localhost:${port}`
  const site = wanted.site ?? (await ownSite(address))
  let builds = 0
  const onBuilt = (errors: string | undefined) => {
    if (errors) console.error(`mfe-${name} no compila:\n${errors}`)
    else if (builds > 0) console.log(`actualizado mfe-${name}`)
    builds += 1
  }
  const target = { site, port }
  const shell = await buildDevShell(join(root, 'shell'))
  stops.unshift(() => rm(shell, { recursive: true }))
  stops.unshift(await serve({ shell, folder, description, target, onBuilt }))
  if (!ending) console.log(`listo: ${address}`)
}

/** The origin of this checkout's site, once it answers. */
async function ownSite(publicUrl: string): Promise<string> {
  const port = await freePort()
  const site = startOwnSite(port, publicUrl)
  stops.unshift(site.stop)
  void site.ended.then(() => end(1))
  if (!(await site.ready)) await end(1)
  return `http://127.0.0.1:${port}`
}

async function end(code: number): Promise<void> {
  if (ending) return
  ending = true
  for (const stop of stops) await stop()
  process.exit(code)
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => (ending ? process.exit(1) : void end(0)))
}
try {
  await dev(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  fail(error.message)
}
