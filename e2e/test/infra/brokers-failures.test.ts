import { brokerFaults } from '../../support/fault-runs/broker-faults.ts'
import { startBrokers } from '../../support/fault-runs/brokers.ts'
import { faultRuns } from '../../support/fault-runs/run-fault.ts'
import { startSystem } from '../../support/fault-runs/system.ts'

const brokers = await startBrokers()
const run = faultRuns(await startSystem('brokers-failures', brokers))

test.each(brokerFaults(brokers, 1_000))(
  '$name: nothing that was answered is lost or done twice',
  async (fault) => {
    const { verdict } = await run(fault)
    expect(verdict).toMatchObject({ lost: 0, duplicates: 0, disorders: 0, findings: [] })
  },
)
