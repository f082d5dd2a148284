import { getMe } from '@semaforo/contracts'
import { session } from '@semaforo/frontend-kit'
import { aSession, fakeApi } from '@semaforo/frontend-kit/testing'
import { waitFor } from '@testing-library/react'
import { confirmSessionOnReturn } from './confirm-session.ts'

const api = fakeApi()

test('a page that becomes visible again has what another device changed of its user', async () => {
  const { user, token } = aSession({ firstName: 'Ana' })
  session.write({ user, token })
  api.answer(getMe, user)
  confirmSessionOnReturn()
  await waitFor(() => expect(api.received(getMe)).toHaveLength(1))
  api.answer(getMe, { ...user, firstName: 'Anabel' })
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(session.read()?.user.firstName).toBe('Anabel'))
})
