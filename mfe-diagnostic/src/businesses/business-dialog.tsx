import {
  Business,
  type DiagnosticRecord,
  mergeBusiness,
  moveRecord,
  renameBusiness,
  unnamedBusiness,
} from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { SelectField, TextField } from '@semaforo/ui'
import { useState } from 'react'
import { AskDialog } from './ask-dialog.tsx'
import { businessTexts as texts } from './businesses.texts.ts'
import { newBusiness } from './new-business.ts'
import type { Businesses } from './use-businesses.ts'

/** What a dialog asks for. */
export type Asked = { what: 'add' | 'rename' | 'merge' } | { what: 'move'; record: DiagnosticRecord }

type Props = { businesses: Businesses; onClose: () => void }

/** The dialog for what is done with a business, or with the business of a record. */
export function BusinessDialog({ asked, ...props }: Props & { asked: Asked }) {
  if (asked.what === 'move') return <Move record={asked.record} {...props} />
  if (asked.what === 'merge') return <Merge {...props} />
  return <Name isNew={asked.what === 'add'} {...props} />
}

function Name({ isNew, businesses, onClose }: Props & { isNew: boolean }) {
  const { all, current, switchTo, changed } = businesses
  const [name, setName] = useState(isNew ? '' : (current?.name ?? ''))
  const [error, setError] = useState<string>()

  async function act() {
    const read = Business.shape.name.safeParse(name.trim())
    const isTaken = all.some((other) => other.name === read.data && (isNew || other.id !== current?.id))
    setError(isTaken ? texts.taken : read.error?.issues[0]?.message)
    if (isTaken || !read.data) return false
    if (isNew) switchTo(newBusiness(read.data))
    else if (current)
      await changed(await request(renameBusiness, { params: { id: current.id }, body: { name: read.data } }))
    return true
  }

  return (
    <AskDialog
      title={isNew ? texts.add : texts.rename}
      confirm={isNew ? texts.confirmAdd : texts.confirmRename}
      act={act}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        hint={isNew ? texts.addHint : undefined}
        value={name}
        error={error}
        maxLength={60}
        autoComplete="organization"
        onChange={({ target }) => setName(target.value)}
      />
    </AskDialog>
  )
}

function Merge({ businesses: { all, current, changed }, onClose }: Props) {
  const others = all.filter(({ id }) => id !== current?.id)
  const [chosen, choose] = useState(others[0]?.id)
  const other = others.find(({ id }) => id === chosen)
  if (!current || !other) return null
  // «Mi negocio» is where records without a business are: it is what is merged into the other one.
  const [from, into] = other.id === unnamedBusiness ? [other, current] : [current, other]
  return (
    <AskDialog
      title={texts.merge}
      confirm={texts.confirmMerge}
      act={async () => {
        await changed(await request(mergeBusiness, { params: { id: from.id }, body: { into: into.id } }))
        return true
      }}
      onClose={onClose}
    >
      <SelectField
        label={texts.mergeWith(current.name)}
        value={other.id}
        onChange={({ target }) => choose(target.value)}
      >
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <p>{texts.mergeMeans(from.name, into.name)}</p>
    </AskDialog>
  )
}

/** A record goes to a business with an id. */
export const placesFor = ({ all, current }: Businesses) =>
  all.filter(({ id }) => id !== current?.id && id !== unnamedBusiness)

function Move({ record, businesses, onClose }: Props & { record: DiagnosticRecord }) {
  const places = placesFor(businesses)
  const [chosen, choose] = useState(places[0]?.id)
  const place = places.find(({ id }) => id === chosen)
  if (!place) return null
  const { id, name } = place
  return (
    <AskDialog
      title={texts.move}
      confirm={texts.confirmMove}
      act={async () => {
        await request(moveRecord, { params: { id: record.id }, body: { negocio: { id, name } } })
        await businesses.changed(place)
        return true
      }}
      onClose={onClose}
    >
      <SelectField label={texts.moveTo} value={id} onChange={({ target }) => choose(target.value)}>
        {places.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </AskDialog>
  )
}
