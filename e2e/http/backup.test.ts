import { join } from 'node:path'
import { freePort } from '@semaforo/testing/free-port'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { firstAdmin } from '../support/accounts.ts'
import { runCommand } from '../support/run-command.ts'
import { startSite } from '../support/site.ts'
import { people, readSiteState, requestAs, saysTheSame, untilLikeIsCounted } from '../support/site-state.ts'

const directory = temporaryDirectory()

test('a restored backup of a running site says the same to the same questions, to whoever was signed in', async () => {
  // Tokens name the site's address: it is the same for both.
  const port = String(await freePort())
  const own = { ...firstAdmin, PORT: port, PUBLIC_URL: `http://localhost:${port}` }
  const site = await startSite(own)
  const both = await people(site)
  const before = await readSiteState(site.url, both)

  const [backup, restored] = [join(directory, 'site.backup'), join(directory, 'restored')]
  const frontends = ['--frontends', join(directory, 'frontends')]
  expect(await runCommand('backup', { DATA_DIR: site.dataDir }, '--to', backup, ...frontends)).toMatch(
    /listo: /,
  )
  await requestAs(site.url, both.person, 'POST', '/api/me/likes/tag/2')
  await site.stop()

  expect(await runCommand('restore', {}, '--from', backup, '--to', restored, ...frontends)).toMatch(/listo: /)
  const again = await startSite({ ...own, DATA_DIR: restored })
  await saysTheSame(again.url, both, before)
  await requestAs(again.url, both.person, 'POST', '/api/me/likes/tag/3')
  await untilLikeIsCounted(again.url, both.person, 3)
})
