import { createLog } from '../src/index.ts'

test('credentials and personal data do not reach the log', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => lines.push(line) })
  log.info({
    email: 'ana@pyme.example',
    user: { id: 'u1', firstName: 'Ana', lastName: 'Ruiz', password: 'Secreta1!' },
    req: { headers: { authorization: 'Bearer abc.def', cookie: 'session=1', accept: 'text/html' } },
  })
  log.debug('too detailed for this level')
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toMatch(/ana@pyme|Ruiz|Secreta1|abc\.def|session=1/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    user: { id: 'u1' },
    req: { headers: { accept: 'text/html' } },
  })
})
