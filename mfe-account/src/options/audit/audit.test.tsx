import { type AuditEntry, readAudit, searchUsers } from '@semaforo/contracts'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aListedUser, evasSession } from '../../../test/eva.ts'
import app from '../../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

const openAudit = (path = '/options/audit') => {
  api.answer(searchUsers, { users: [aListedUser('Ana', { lastName: 'Luna' })], page: 1 })
  return open(path, evasSession)
}
const lastQuery = () => api.received(readAudit).at(-1)?.query
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const anEntry = (given: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 'a',
  at: '2026-01-02T03:04:05.000Z',
  action: 'logged-in',
  origin: 'f00',
  ...given,
})

test('the next part of the audit log gets the focus from the button that brought it', async () => {
  api.answer(readAudit, ({ query }) =>
    query.after ? { entries: [anEntry({ id: 'b' })] } : { entries: [anEntry()], next: 'a' },
  )
  await openAudit()
  await userEvent.click(await screen.findByRole('button', { name: 'Ver más' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull())
  await waitFor(() => expect(screen.getAllByRole('listitem').at(-1)).toHaveFocus())
})

test('who is named in an entry can be opened in the list of users', async () => {
  const entry = anEntry({ action: 'deactivated', actor: 'eva', target: 'ana' })
  api.answer(readAudit, { entries: [entry], names: { ana: 'Ana Luna', eva: 'Eva Luna' } })
  await openAudit()
  await screen.findByText('desactivó la cuenta de', { exact: false })
  await userEvent.click(screen.getByRole('link', { name: 'Ana Luna' }))
  expect(await screen.findByRole('searchbox')).toHaveValue('Ana Luna')
  await waitFor(() => expect(api.received(searchUsers).at(-1)?.query).toMatchObject({ q: 'Ana Luna' }))
})

test('entries are filtered by a person of the list, by kind and by the days of the reader', async () => {
  api.answer(readAudit, { entries: [] })
  await openAudit()
  await screen.findByText('Todavía no hay nada registrado')
  fill('Persona', 'an')
  expect(screen.getByLabelText('Persona')).toHaveAccessibleDescription('Elige a alguien de la lista.')
  await waitFor(() => expect(document.querySelector('datalist option')).not.toBeNull())
  fill('Persona', 'Ana Luna · ana@correo.mx')
  await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'Rol cambiado')
  fill('Desde', '2026-03-01')
  fill('Hasta', '2026-03-31')
  await screen.findByText('No hay nada registrado con esos filtros')
  await waitFor(() =>
    expect(lastQuery()).toEqual({
      person: 'ana',
      action: 'role-changed',
      from: new Date(2026, 2, 1).toISOString(),
      before: new Date(2026, 3, 1).toISOString(),
    }),
  )
})

test('the menu of a user leads to the entries about them', async () => {
  api.answer(readAudit, { entries: [anEntry({ target: 'ana' })], names: { ana: 'Ana Luna' } })
  await openAudit('/options')
  await userEvent.click(await screen.findByRole('button', { name: 'Ver su auditoría: Ana Luna' }))
  await waitFor(() => expect(screen.getByLabelText('Persona')).toHaveValue('Ana Luna'))
  expect(lastQuery()).toEqual({ person: 'ana' })
})

test('all entries that fit are downloaded, on however many pages, and no text is a formula', async () => {
  const { createObjectURL } = URL
  const files: Blob[] = []
  URL.createObjectURL = (file) => {
    files.push(file as Blob)
    return '#'
  }
  const saved = anEntry({ action: 'tag-saved', actor: 'ana', detail: '=1+1' })
  api.answer(readAudit, ({ query }) =>
    query.after
      ? { entries: [saved], names: { ana: 'Ana Luna' } }
      : { entries: [anEntry({ actor: 'eva' })], next: 'a' },
  )
  await openAudit('/options/audit?persona=ana')
  await userEvent.click(await screen.findByRole('button', { name: 'Descargar CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(lastQuery()).toEqual({ person: 'ana', limit: '500', after: 'a' })
  const lines = (await files[0]?.text())?.split('\r\n') ?? []
  expect(lines).toHaveLength(4)
  expect(lines[2]).toContain("Ana Luna guardó el tema «=1+1»,Tema guardado,ana,,'=1+1,f00")
  Object.assign(URL, { createObjectURL })
})
