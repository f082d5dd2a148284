import type { KafkaJSDeleteGroupsError } from 'kafkajs'
import { GroupInUse } from '../ports/event-log.ts'
import { withAdmin } from './admin.ts'
import type { KafkaConnection } from './connection.ts'

/**
 * Deletes a group with its offsets, if it exists.
 * @throws {GroupInUse} while it has members
 */
export async function deleteGroup(connection: KafkaConnection, group: string): Promise<void> {
  await withAdmin(connection, async (admin) => {
    await admin.deleteGroups([group]).catch((failure: KafkaJSDeleteGroupsError) => {
      const error = failure.groups?.[0]?.error ?? failure
      const { type } = error as { type?: string }
      if (type === 'NON_EMPTY_GROUP') throw new GroupInUse(group)
      if (type !== 'GROUP_ID_NOT_FOUND') throw error
    })
  })
}
