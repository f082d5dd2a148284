import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { describeRebuild } from '../support/rebuild-behaviour.ts'
import { runCommand } from '../support/run-command.ts'

const directory = temporaryDirectory()

describeRebuild('files', async () => ({}))

test('a projection that does not exist is answered with those that do', async () => {
  expect(await runCommand('rebuild', { DATA_DIR: directory }, 'catalog', 'item')).toMatch(
    /^1: Uso: npm run rebuild[\s\S]*likes catalog-item[\s\S]*diagnostic partner/,
  )
})
