import { diskFaults, makeDisks } from '../../support/fault-runs/disk-faults.ts'
import { faultRuns } from '../../support/fault-runs/run-fault.ts'
import { canMount } from '../../support/fault-runs/small-disk.ts'
import { startSystem } from '../../support/fault-runs/system.ts'

/** A disk that can be filled has to be mounted, which asks for root. */
const onOwnDisks = canMount() ? test : test.skip

onOwnDisks(
  'on full disks of Kafka and Redis (mounted, as root) nothing that was answered is lost',
  async () => {
    const disks = makeDisks()
    const system = await startSystem('disk-failures', {
      disks: { kafka: disks.kafka.folder, redis: disks.redis.folder },
    })
    const run = faultRuns(system)
    for (const fault of diskFaults(disks, 5_000)) {
      const { verdict } = await run(fault)
      expect(verdict).toMatchObject({ lost: 0, duplicates: 0, disorders: 0, findings: [] })
    }
  },
)
