import { type DiagnosticRecord, deleteRecord, restoreRecord } from '@semaforo/contracts'
import { queryClient, request } from '@semaforo/frontend-kit'
import { useState } from 'react'
import { refreshHistory } from './refresh-history.ts'

/** The diagnostic that was deleted last, with what brings it back, or what could not be done to it. */
export type Deleted = { record: DiagnosticRecord; undo?: string; state: 'busy' | 'done' | 'failed' | 'lost' }

/** Deletes diagnostics, at once, and undoes the last deletion. */
export function useDeleting(userId: string, onDeleted: (record: DiagnosticRecord) => void) {
  const [deleted, setDeleted] = useState<Deleted>()

  return {
    deleted,
    async remove(record: DiagnosticRecord) {
      setDeleted({ record, state: 'busy' })
      try {
        const { undo } = await request(deleteRecord, { params: { id: record.id } })
        queryClient.removeQueries({ queryKey: ['diagnostics', userId, record.id] })
        onDeleted(record)
        await refreshHistory()
        setDeleted({ record, undo, state: 'done' })
      } catch {
        setDeleted({ record, state: 'failed' })
      }
    },
    async restore() {
      if (!deleted?.undo) return
      const { record, undo } = deleted
      setDeleted({ ...deleted, state: 'busy' })
      try {
        await request(restoreRecord, { params: { id: record.id }, body: { undo } })
        await refreshHistory()
        setDeleted(undefined)
      } catch {
        setDeleted({ record, undo, state: 'lost' })
      }
    },
  }
}
