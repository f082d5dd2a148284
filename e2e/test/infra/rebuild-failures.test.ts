import { ownServers } from '@semaforo/testing/own-servers'
import { describeRebuild } from '../../support/rebuild-behaviour.ts'
import { runCommand } from '../../support/run-command.ts'

describeRebuild('Kafka, MongoDB', async () => {
  const { broker, mongoUrl, start } = await ownServers()
  await Promise.all([start('kafka'), start('mongo')])
  const servers = { KAFKA_BROKERS: broker, MONGO_URL: `${mongoUrl}/semaforo` }
  expect(await runCommand('topics', servers)).toMatch(/likes\.user: creado/)
  return servers
})
