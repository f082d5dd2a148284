import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Backdates a registration of the running site by a minute, so that a test can request the next code without
 * waiting. The site reads the record at every call.
 */
export function sentAMinuteAgo(dataDir: string, email: string): void {
  const file = new DatabaseSync(join(dataDir, 'identity.db'), { timeout: 5_000 })
  const { changes } = file
    .prepare(
      `UPDATE aggregates_registration
       SET state = json_set(state, '$.requestedAt', json_extract(state, '$.requestedAt') - 60000)
       WHERE json_extract(state, '$.email') = ?`,
    )
    .run(email)
  file.close()
  if (changes !== 1) throw new Error(`${changes} registrations of ${email}`)
}
