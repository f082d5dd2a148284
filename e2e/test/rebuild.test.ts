import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { describeRebuild } from '../support/rebuild-behaviour.ts'
import { runCommand } from '../support/run-command.ts'

const directory = temporaryDirectory()

describeRebuild('files', async () => ({}))

test('a model that does not exist, and a site that does not run, are one answer that says what to do', async () => {
  expect(await runCommand('rebuild', { DATA_DIR: directory }, 'catalog', 'nothing')).toMatch(
    /^1: Uso: npm run rebuild[\s\S]*catalog popularity[\s\S]*diagnostic partner/,
  )
  expect(await runCommand('rebuild', { DATA_DIR: directory }, 'catalog', 'popularity')).toMatch(
    /^1: En .* no hay un sitio en marcha: arráncalo con npm start, o revisa DATA_DIR\.$/m,
  )
})
