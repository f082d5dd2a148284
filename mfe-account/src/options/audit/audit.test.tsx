import { type AuditEntry, readAudit } from '@semaforo/contracts'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import app from '../../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

const eva = {
  id: 'eva',
  firstName: 'Eva',
  lastName: 'Luna',
  email: 'eva@correo.mx',
  role: 'admin' as const,
  status: true,
}
const openAudit = () => open('/options/audit', { user: eva, token: 'token' })
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
