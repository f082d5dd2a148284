import { type DiagnosticRecord, deleteRecord, restoreRecord } from '@semaforo/contracts'
import { queryClient, request } from '@semaforo/frontend-kit'
import { useState } from 'react'
import { isGone, refreshWithoutGone } from './gone.ts'
import { refreshHistory } from './refresh-history.ts'

/** The diagnostic that was deleted last, with what brings it back, or what could not be done to it. */
export type Deleted = { record: DiagnosticRecord; undo?: string; state: 'busy' | 'done' | 'failed' | 'lost' }

/** Deletes diagnostics, at once, and undoes the last deletion. */
export function useDeleting(userId: string, onDeleted: (record: DiagnosticRecord) => void) {
  const [deleted, setDeleted] = useState<Deleted>()

  function forget(record: DiagnosticRecord) {
    queryClient.removeQueries({ queryKey: ['diagnostic', userId, record.id] })
    onDeleted(record)
  }

  return {
    deleted,
    async remove(record: DiagnosticRecord) {
      setDeleted({ record, state: 'busy' })
      try {
        const { undo } = await request(deleteRecord, { params: { id: record.id } })
        forget(record)
        await refreshHistory()
        setDeleted({ record, undo, state: 'done' })
      } catch (error) {
        if (!isGone(error)) return setDeleted({ record, state: 'failed' })
        forget(record)
        await refreshWithoutGone()
        setDeleted(undefined)
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
