import { SearchField, SelectField } from '@semaforo/ui'
import { texts } from '../../texts.ts'
import type { Wanted } from './use-users.ts'
import styles from './users.module.css'

type Props = { wanted: Wanted; onChange: (change: Partial<Wanted>) => void }

export function UserFilters({ wanted, onChange }: Props) {
  return (
    <search className={styles.filters}>
      <SearchField
        label={texts.users.search}
        placeholder={texts.users.searchPlaceholder}
        maxLength={100}
        value={wanted.q}
        onValueChange={(q) => onChange({ q })}
      />
      <SelectField
        label={texts.users.role}
        value={wanted.role}
        onChange={({ target }) => onChange({ role: target.value as Wanted['role'] })}
      >
        <Choices names={texts.users.roles} />
      </SelectField>
      <SelectField
        label={texts.users.status}
        value={wanted.status}
        onChange={({ target }) => onChange({ status: target.value as Wanted['status'] })}
      >
        <Choices names={texts.users.statuses} />
      </SelectField>
    </search>
  )
}

function Choices({ names }: { names: Readonly<Record<string, string>> }) {
  return (
    <>
      <option value="">{texts.users.any}</option>
      {Object.entries(names).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </>
  )
}
