import fc from 'fast-check'
import { mailLifeMs } from '../../src/mail/mail-due.ts'
import {
  beginRegistration,
  codeLifeMs,
  codeMail,
  codeSent,
  type Registration,
  resendCode,
  verifyCode,
} from '../../src/registration/registration.ts'

const email = 'ana@ejemplo.mx'
const hash = (code: number) => `hash-${code}`
const salt = (code: number) => `salt-${code}`

/** A model of a registration: the last code sent, and its attempts and expiry. */
type Life = {
  state: Registration | null
  now: number
  code: number
  sentAt: number | undefined
  wrong: number
}

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: codeLifeMs }) }),
    fc.record({
      kind: fc.constantFrom(
        'mail-leaves' as const,
        'resend' as const,
        'wrong' as const,
        'right' as const,
        'other-address' as const,
      ),
    }),
  ),
  { maxLength: 40 },
)

test('in any sequence only the newest code verifies, within ten minutes and five attempts', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const [state] = beginRegistration('t', { email, userId: 'u', salt: salt(0), codeHash: hash(0), now: 0 })
      const life: Life = { state, now: 0, code: 0, sentAt: undefined, wrong: 0 }
      for (const step of taken) {
        const before = life.state ?? undefined
        if (step.kind === 'wait') life.now += step.ms
        else if (step.kind === 'mail-leaves') {
          const { kind } = codeMail(before, life.now)
          if (kind !== 'due') continue
          life.state = codeSent(before, { salt: salt(life.code), now: life.now })[0]
          life.sentAt ??= life.now
        } else if (step.kind === 'resend') {
          const [next, events, resent] = resendCode('t', before, {
            salt: salt(life.code + 1),
            codeHash: hash(life.code + 1),
            now: life.now,
          })
          life.state = next
          expect(events).toHaveLength(resent.kind === 'sent' ? 1 : 0)
          if (resent.kind === 'sent')
            Object.assign(life, { code: life.code + 1, wrong: 0, sentAt: undefined })
        } else {
          const given = {
            email: step.kind === 'other-address' ? 'eva@ejemplo.mx' : email,
            codeHash: step.kind === 'wrong' ? hash(life.code - 1) : hash(life.code),
            now: life.now,
          }
          const [next, , { kind }] = verifyCode(before, given)
          life.state = next
          const inTime = life.sentAt === undefined || life.now - life.sentAt < codeLifeMs
          const open = life.wrong < 5 && life.now < (before?.expiresAt ?? 0)
          if (kind === 'verified')
            expect({ step: step.kind, open, inTime }).toEqual({ step: 'right', open: true, inTime: true })
          if (step.kind === 'right' && open && inTime) expect(kind).toBe('verified')
          if (kind === 'wrong') life.wrong += 1
        }
      }
    }),
  )
})

test('a code expires ten minutes after its mail was accepted, and can be replaced then', () => {
  const [begun] = beginRegistration('t', { email, userId: 'u', salt: salt(0), codeHash: hash(0), now: 0 })
  const [sent] = codeSent(begun ?? undefined, { salt: salt(0), now: 60_000 })
  const at = (now: number) => verifyCode(sent ?? undefined, { email, codeHash: hash(0), now })[2].kind
  expect(at(60_000 + codeLifeMs - 1)).toBe('verified')
  expect(at(60_000 + codeLifeMs)).toBe('expired')
  const [, , resent] = resendCode('t', sent ?? undefined, {
    salt: 's',
    codeHash: hash(1),
    now: 2 * codeLifeMs,
  })
  expect(resent.kind).toBe('sent')
})

test('no more than five codes are sent after the first', () => {
  let state: Registration | null = beginRegistration('t', {
    email,
    userId: 'u',
    salt: 's',
    codeHash: hash(0),
    now: 0,
  })[0]
  const kinds = []
  for (let n = 1; n <= 6; n += 1) {
    const resent = resendCode('t', state ?? undefined, { salt: 's', codeHash: hash(n), now: n * 60_000 })
    state = resent[0]
    kinds.push(resent[2].kind)
  }
  expect(kinds).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'expired'])
})

test('a code whose mail is not confirmed is valid as long as the mail may be sent', () => {
  const [begun] = beginRegistration('t', { email, userId: 'u', salt: salt(0), codeHash: hash(0), now: 0 })
  const at = (now: number) => verifyCode(begun ?? undefined, { email, codeHash: hash(0), now })[2].kind
  expect([at(mailLifeMs - 1), at(mailLifeMs)]).toEqual(['verified', 'expired'])
  expect(codeMail(begun ?? undefined, mailLifeMs).kind).toBe('too-late')
})

test('an accepted mail does not start the lifetime of a newer code', () => {
  const [begun] = beginRegistration('t', { email, userId: 'u', salt: salt(0), codeHash: hash(0), now: 0 })
  const [resent] = resendCode('t', begun ?? undefined, { salt: salt(1), codeHash: hash(1), now: 60_000 })
  const [next] = codeSent(resent ?? undefined, { salt: salt(0), now: 61_000 })
  expect(next).toEqual(resent)
})

test('a clock that goes back makes nobody wait longer than a minute for another code', () => {
  const [begun] = beginRegistration('t', {
    email,
    userId: 'u',
    salt: salt(0),
    codeHash: hash(0),
    now: 3_600_000,
  })
  expect(resendCode('t', begun ?? undefined, { salt: salt(1), codeHash: hash(1), now: 0 })[2].kind).toBe(
    'sent',
  )
})
