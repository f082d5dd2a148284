import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Moves a registration of the running site a minute back: its code was sent that much earlier, and nobody has to
 * wait for the next. The site reads its file at every call.
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
