import { chmodSync, lstatSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLog } from '@semaforo/service-kit'
import { openToOthers } from '@semaforo/testing/open-to-others'
import { aPerson, register } from './support/accounts.ts'
import { newDataDir, startSite } from './support/site.ts'

const onModes = process.platform === 'win32' ? test.skip : test

async function aSite() {
  const dataDir = join(await newDataDir(), 'datos')
  const lines: Record<string, unknown>[] = []
  const log = createLog('warn', { write: (line: string) => lines.push(JSON.parse(line)) })
  return { dataDir, lines, start: () => startSite(dataDir, { log }) }
}

onModes(
  'another user of the machine can open neither the keys nor the mails, while the site runs or after',
  async () => {
    const { dataDir, start } = await aSite()
    const before = process.umask(0)
    try {
      const site = await start()
      await register(site, site.client(), aPerson())
      expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['identity.db', 'identity.db-wal', 'mail']))
      expect(openToOthers(dataDir)).toEqual([])
      await site.stop()
      expect(openToOthers(dataDir)).toEqual([])
    } finally {
      process.umask(before)
    }
  },
)

onModes('what an older release left open is closed at the start, and said once for each folder', async () => {
  const { dataDir, lines, start } = await aSite()
  const first = await start()
  await register(first, first.client(), aPerson())
  await first.stop()
  for (const name of ['.', ...(readdirSync(dataDir, { recursive: true }) as string[])]) {
    const path = join(dataDir, name)
    chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o644)
  }
  expect(openToOthers(dataDir)).not.toEqual([])
  const second = await start()
  expect(openToOthers(dataDir)).toEqual([])
  await second.stop()
  const third = await start()
  await third.stop()
  const said = lines.filter(({ msg }) => String(msg).startsWith('other users could read'))
  expect(said.map(({ folder }) => folder)).toEqual([dataDir, join(dataDir, 'mail')])
})

onModes('what is not ours keeps its mode, also behind a link with a name of ours', async () => {
  const { dataDir, start } = await aSite()
  const first = await start()
  await first.stop()
  const [foreign, target] = [join(dataDir, 'notas.txt'), join(dataDir, '..', 'ajeno')]
  for (const path of [foreign, target]) {
    writeFileSync(path, '')
    chmodSync(path, 0o644)
  }
  symlinkSync(target, join(dataDir, 'x.db'))
  const second = await start()
  await second.stop()
  for (const path of [foreign, target]) expect(lstatSync(path).mode & 0o777).toBe(0o644)
})
