import { join } from 'node:path'
import { freePort } from '@semaforo/testing/free-port'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { firstAdmin } from '../support/accounts.ts'
import { answersOf, ask, command, isLiked, people } from '../support/questions.ts'
import { startSite } from '../support/site.ts'

const directory = temporaryDirectory()

test('a restored backup of a running site says the same to the same questions, to whoever was signed in', async () => {
  // Tokens name the site's address: it is the same for both.
  const port = String(await freePort())
  const own = { ...firstAdmin, PORT: port, PUBLIC_URL: `http://localhost:${port}` }
  const site = await startSite(own)
  const both = await people(site)
  const before = await answersOf(site.url, both)

  const [backup, restored] = [join(directory, 'site.backup'), join(directory, 'restored')]
  const frontends = ['--frontends', join(directory, 'frontends')]
  expect(await command('backup', { DATA_DIR: site.dataDir }, '--to', backup, ...frontends)).toMatch(/listo: /)
  await ask(site.url, both.person, 'POST', '/api/me/likes/tag/2')
  await site.stop()

  expect(await command('restore', {}, '--from', backup, '--to', restored, ...frontends)).toMatch(/listo: /)
  const again = await startSite({ ...own, DATA_DIR: restored })
  expect(await answersOf(again.url, both)).toEqual(before)
  await ask(again.url, both.person, 'POST', '/api/me/likes/tag/3')
  await isLiked(again.url, both.person, 3)
})
