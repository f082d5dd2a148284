import { learnTopic, readProgress, readTagPage } from '@semaforo/contracts'
import { session, waitingKeyPrefix } from '@semaforo/frontend-kit'
import { aSession, fakeApi } from '@semaforo/frontend-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { follow, learningSite, openLearning, press, tagPageOf, title } from '../../test/learning-site.ts'
import app from '../app.tsx'

const api = fakeApi()
const stored = learningSite(api)
const open = openLearning()

const topic = '/temas/razon-de-liquidez'
const questions = () => screen.findByRole('region', { name: '¿Ya lo dominas?' })
const learned = () => screen.findByRole('heading', { name: 'Ya aprendiste este tema' })
const waiting = 'Aún no llega a tu cuenta: lo enviaremos en cuanto haya conexión.'
const answer = async (text: string) => {
  await userEvent.click(await screen.findByRole('radio', { name: text }))
  await press('Responder')
}
const learn = async () => {
  for (const next of ['Siguiente pregunta', 'Siguiente pregunta', 'Terminar']) {
    await answer('Sí')
    await press(next)
  }
}
/** Leaves changes of a person's progress in the browser, as a page without a connection does. */
const leave = (userId: string, changes: Record<string, boolean>) =>
  localStorage.setItem(`${waitingKeyPrefix(userId)}outbox.learning.progress`, JSON.stringify(changes))

test('a wrong answer is explained and leads to its scene; three right ones end in a learned topic', async () => {
  await open(topic)
  await press('Responder')
  await screen.findByText('Elige una respuesta.')
  await answer('No')
  await screen.findByText('Porque no.')
  expect(screen.getByRole('link', { name: 'Repasar «Escena 1»' })).toHaveAttribute(
    'href',
    '#leccion-razon-de-liquidez-1-1',
  )
  await learn()
  await learned()
  await screen.findByText('Llevas 1 de 4 temas del roadmap «Liquidez sin sustos».')
  await follow('Seguir con Prueba ácida')
  await title('Prueba ácida')
})

test('by keyboard alone the focus stays with the questions', async () => {
  await open(topic)
  const section = await questions()
  for (const next of ['Siguiente pregunta', 'Siguiente pregunta', 'Terminar']) {
    ;(await within(section).findByRole('radio', { name: 'Sí' })).focus()
    await userEvent.keyboard(' {Enter}')
    expect(screen.getByRole('button', { name: next })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(section).toContainElement(document.activeElement as HTMLElement)
  }
  await learned()
  screen.getByRole('button', { name: 'Repetir las preguntas' }).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Pregunta 1 de 3')
  expect(section).toContainElement(document.activeElement as HTMLElement)
})

test("a guest's progress stays in the browser, and the roadmaps say how far it goes", async () => {
  await open(topic)
  await learn()
  await screen.findByText('Tu avance se guarda en este navegador.')
  await open('/roadmaps')
  await screen.findByText('Llevas 1 de 4')
  await follow(/^Ver paso a paso de Liquidez sin sustos/)
  await screen.findByText('Aprendido')
  screen.getByRole('link', { name: 'Seguir con Flujo de efectivo' })
})

test('a learned topic can be taken back, and that can be undone', async () => {
  await open(topic)
  await learn()
  await press('Quitarlo de lo aprendido')
  await screen.findByText('Pregunta 1 de 3')
  await press('Deshacer')
  await learned()
  await press('Repetir las preguntas')
  await screen.findByText('Pregunta 1 de 3')
  await open(topic)
  await learned()
})

test('a topic without questions is learned by the word of its reader', async () => {
  api.answer(readTagPage, { page: tagPageOf('razon-de-liquidez', { questions: [] }) })
  await open(topic)
  await press('Ya lo aprendí')
  await learned()
})

test('the account says when a topic was learned', async () => {
  await open(topic, aSession())
  await learn()
  await screen.findByText('Lo aprendiste el 4 de mayo de 2026.')
  expect([...stored.learned]).toEqual([3])
})

test('what is learned without a connection waits, and reaches the account with it', async () => {
  const as = aSession()
  api.disconnect(learnTopic)
  await open(topic, as)
  await learn()
  await screen.findByText(waiting)
  api.answer(learnTopic, () => {
    stored.learned.add(3)
    return { learned: [{ id: 3, at: '2026-05-04T12:00:00Z' }], version: 9 }
  })
  await app.bootstrap()
  await waitFor(() => expect([...stored.learned]).toEqual([3]))
  await waitFor(() => expect(screen.queryByText(waiting)).toBeNull())
})

test('what has reached the account stays learned where a later topic has to wait', async () => {
  const as = aSession()
  leave(as.user.id, { 3: true, 4: true })
  api.answer(learnTopic, ({ params }) => {
    if (params['id'] === '4') return Response.json({}, { status: 503 })
    return { learned: [{ id: 3, at: '2026-05-04T12:00:00Z' }], version: 9 }
  })
  await open(topic, as)
  await learned()
  await screen.findByText(waiting)
})

test('a learned topic that is answered after the server ended the session waits no more', async () => {
  const as = aSession()
  leave(as.user.id, { 3: true })
  const release = api.hold(learnTopic)
  await open(topic, as)
  await waitFor(() => expect(api.received(learnTopic)).toHaveLength(1))
  session.write(null, true)
  release()
  await waitFor(() => expect(Object.keys(localStorage)).not.toContainEqual(expect.stringContaining('outbox')))
})

test('a topic that was retired meanwhile waits no more', async () => {
  const as = aSession()
  leave(as.user.id, { 3: true })
  api.refuse(learnTopic, 409, { code: 'retired-tag', message: 'Ese tema ya no existe.' })
  await open(topic, as)
  await screen.findByText('Pregunta 1 de 3')
  await waitFor(() => expect(api.received(readProgress)).toHaveLength(1))
  expect(screen.queryByText(waiting)).toBeNull()
})
