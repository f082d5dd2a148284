import { createTopics } from '@semaforo/platform/topics'
import { unique } from '@semaforo/testing/unique'
import { brokerFaults } from '../../support/fault-runs/broker-faults.ts'
import { brokersOfCluster, startBrokers } from '../../support/fault-runs/brokers.ts'
import { faultRuns } from '../../support/fault-runs/run-fault.ts'
import { startSystem } from '../../support/fault-runs/system.ts'

const brokers = await startBrokers()
const run = faultRuns(await startSystem('brokers-failures', { brokers }))

test.each(brokerFaults(brokers, 1_000))(
  '$name: nothing that was answered is lost or done twice',
  async (fault) => {
    const { verdict } = await run(fault)
    expect(verdict).toMatchObject({ lost: 0, duplicates: 0, disorders: 0, findings: [] })
  },
)

test('topics are made though a broker hears of them later than the one that was told', async () => {
  const connection = { brokers: brokers.addresses, clientId: 'topics' }
  for (let times = 0; times < 10; times += 1) {
    const names = Array.from({ length: 10 }, () => unique('topic'))
    const outcomes = await createTopics(connection, names, { partitions: 6, replication: brokersOfCluster })
    expect(outcomes).toEqual(names.map((topic) => ({ topic, created: true, partitions: 6 })))
  }
})
