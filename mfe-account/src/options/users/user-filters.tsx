import { SearchField, SelectField } from '@semaforo/ui'
import type { UserSearch } from './use-users.ts'
import styles from './users.module.css'
import { texts } from './users.texts.ts'

type Props = { search: UserSearch; onChange: (change: Partial<UserSearch>) => void }

export function UserFilters({ search, onChange }: Props) {
  return (
    <search className={styles.filters}>
      <SearchField
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        maxLength={100}
        value={search.q}
        onValueChange={(q) => onChange({ q })}
      />
      <SelectField
        label={texts.role}
        value={search.role}
        onChange={({ target }) => onChange({ role: target.value as UserSearch['role'] })}
      >
        <option value="">{texts.any}</option>
        <Options names={texts.roles} />
      </SelectField>
      <SelectField
        label={texts.status}
        value={search.status}
        onChange={({ target }) => onChange({ status: target.value as UserSearch['status'] })}
      >
        <option value="">{texts.any}</option>
        <Options names={texts.statuses} />
      </SelectField>
      <SelectField
        label={texts.sort}
        value={search.sort}
        // What is searched for comes in the order of the names and addresses that match.
        disabled={search.q.trim() !== ''}
        onChange={({ target }) => onChange({ sort: target.value as UserSearch['sort'] })}
      >
        <Options names={texts.sorts} />
      </SelectField>
    </search>
  )
}

function Options({ names }: { names: Readonly<Record<string, string>> }) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))
}
