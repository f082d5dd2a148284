import type { AuditAction, AuditQuery } from '@semaforo/contracts'
import { SelectField, TextField } from '@semaforo/ui'
import { useId, useState } from 'react'
import { useUsers } from '../users/use-users.ts'
import styles from './audit.module.css'
import { kinds, texts } from './audit.texts.ts'
import { short } from './sentence.ts'

/** What an admin looks for; blank fields match everything. The days are the reader's, both included. */
export type AuditFilter = { person: string; action: '' | AuditAction; from: string; until: string }

export const queryOf = ({ person, action, from, until }: AuditFilter): AuditQuery => ({
  ...(person && { person }),
  ...(action && { action }),
  ...(from && { from: startOf(from) }),
  ...(until && { before: startOf(until, 1) }),
})

/** The beginning of a day, or of one some days later, as a time. */
function startOf(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}

type Props = {
  filter: AuditFilter
  /** Of the person of the filter, where it is known. */
  name: string | undefined
  onChange: (change: Partial<AuditFilter>) => void
}

export function AuditFilters({ filter, name, onChange }: Props) {
  return (
    <search className={styles.filters}>
      <PersonField id={filter.person} name={name} onChange={(person) => onChange({ person })} />
      <SelectField
        label={texts.action}
        value={filter.action}
        onChange={({ target }) => onChange({ action: target.value as AuditFilter['action'] })}
      >
        <option value="">{texts.any}</option>
        {Object.entries(kinds).map(([action, kind]) => (
          <option key={action} value={action}>
            {kind}
          </option>
        ))}
      </SelectField>
      {(['from', 'until'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          label={texts[end]}
          value={filter[end]}
          onChange={({ target }) => onChange({ [end]: target.value })}
        />
      ))}
    </search>
  )
}

type PersonProps = { id: string; name: string | undefined; onChange: (id: string) => void }

/** A person, chosen among those whose name or address begins with what is typed. */
function PersonField({ id, name, onChange }: PersonProps) {
  const list = useId()
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (id && (name ?? texts.unknownPerson(short(id))))
  const search = typed?.split(' · ')[0] ?? ''
  const found = useUsers({ q: search, role: '', status: '', sort: 'newest', page: 1 }).data?.users ?? []
  const choices = found.map((user) => ({
    id: user.id,
    text: `${user.firstName} ${user.lastName} · ${user.email}`,
  }))
  return (
    <>
      <TextField
        label={texts.person}
        placeholder={texts.personHint}
        error={typed && !id ? texts.personUnknown : undefined}
        autoComplete="off"
        maxLength={300}
        list={list}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(choices.find(({ text }) => text === target.value)?.id ?? '')
        }}
      />
      <datalist id={list}>
        {choices.map(({ id, text }) => (
          <option key={id} value={text} />
        ))}
      </datalist>
    </>
  )
}
