import { SearchField, SelectField } from '@semaforo/ui'
import { texts } from './texts.ts'
import type { Wanted } from './use-users.ts'
import styles from './users.module.css'

type Props = { wanted: Wanted; onChange: (change: Partial<Wanted>) => void }

export function UserFilters({ wanted, onChange }: Props) {
  return (
    <search className={styles.filters}>
      <SearchField
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        maxLength={100}
        value={wanted.q}
        onValueChange={(q) => onChange({ q })}
      />
      <SelectField
        label={texts.role}
        value={wanted.role}
        onChange={({ target }) => onChange({ role: target.value as Wanted['role'] })}
      >
        <Choices names={texts.roles} />
      </SelectField>
      <SelectField
        label={texts.status}
        value={wanted.status}
        onChange={({ target }) => onChange({ status: target.value as Wanted['status'] })}
      >
        <Choices names={texts.statuses} />
      </SelectField>
    </search>
  )
}

function Choices({ names }: { names: Readonly<Record<string, string>> }) {
  return (
    <>
      <option value="">{texts.any}</option>
      {Object.entries(names).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </>
  )
}
