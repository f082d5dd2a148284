import { faults } from '../../support/fault-runs/faults.ts'
import { faultRuns } from '../../support/fault-runs/run-fault.ts'
import { startSystem } from '../../support/fault-runs/system.ts'

const run = faultRuns(await startSystem('faults-failures'))

test.each(faults(1_000))('$name: nothing that was answered is lost or done twice', async (fault) => {
  const { verdict } = await run(fault)
  expect(verdict).toMatchObject({ lost: 0, duplicates: 0, disorders: 0, findings: [] })
})
