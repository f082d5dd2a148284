import { randomUUID } from 'node:crypto'
import { register, resendCode as resendCall, saveUser } from '@semaforo/contracts'
import { UniqueViolation } from '@semaforo/platform'
import { badRequest, conflict, serve, tooManyRequests } from '@semaforo/service-kit'
import { Router } from 'express'
import type { Identity } from '../identity.ts'
import { clientOf, initiatorOf } from '../origin.ts'
import { requireStrongPassword } from '../passwords/require-strong.ts'
import { hashOf, randomToken } from '../secret.ts'
import { signUp } from '../user/decisions.ts'
import { publicUser } from '../user/user.ts'
import { beginRegistration, codeHash, codeOf, resendCode, verifyCode } from './registration.ts'

/** Registration: ask for a code, ask for another one, save the user with the right code. */
export function registrationRoutes({ stores, secret, passwords, limit, now }: Identity): Router {
  const router = Router()

  const newCode = (id: string) => {
    const salt = randomToken()
    return { salt, codeHash: codeHash(secret, id, codeOf(secret, salt)), now: now() }
  }

  serve(router, register, async ({ body, req }) => {
    await limit('register-ip', clientOf(req))
    await limit('register-address', body.email)
    requireStrongPassword(body.password, body)
    const token = randomToken()
    const id = hashOf(token)
    const begun = { email: body.email, userId: randomUUID(), ...newCode(id) }
    await stores.registrations.update(id, () => beginRegistration(id, begun))
    return { token, msg: 'Te enviamos un código a tu correo.' }
  })

  serve(router, resendCall, async ({ body, req }) => {
    await limit('resend-ip', clientOf(req))
    const id = hashOf(body.token)
    const code = newCode(id)
    const { result: resent } = await stores.registrations.update(id, (state) => resendCode(id, state, code))
    if (resent?.kind === 'too-soon') throw tooSoon(Math.ceil(resent.retryAfterMs / 1_000))
    if (resent?.kind === 'refused') throw mailRefused()
    if (resent?.kind !== 'sent') throw codeExpired()
    return { message: 'Te enviamos otro código.' }
  })

  serve(router, saveUser, async ({ body, req, res }) => {
    const notCounted = await limit('verify-ip', clientOf(req))
    const [ticket = '', code = ''] = body.emailToken.split('.')
    const id = hashOf(ticket)
    const given = { email: body.email, codeHash: codeHash(secret, id, code), now: now() }
    const { result: verified } = await stores.registrations.update(id, (state) => verifyCode(state, given))
    if (verified?.kind === 'wrong') throw wrongCode()
    if (verified?.kind !== 'verified') throw codeExpired()
    // Rating a password takes long: only for the right code, which stays valid for another password.
    requireStrongPassword(body.password, body)

    const { firstName, lastName, email } = body
    const passwordHash = await passwords.hash(body.password)
    const person = { firstName, lastName, email, passwordHash, role: 'user' } as const
    const { userId } = verified
    const made = { by: initiatorOf(secret, req, userId), now: now() }
    const { result: isNew } = await stores.users
      .update(userId, (state) => signUp(userId, state, person, made))
      .catch(taken)
    await stores.registrations.update(id, () => [null, []])
    if (!isNew) throw codeExpired()
    await notCounted()
    res.status(201)
    return { user: publicUser(userId, { ...person, status: true }) }
  })
  return router
}

const wrongCode = () => {
  const message = 'El código ingresado es incorrecto. Intenta de nuevo.'
  return badRequest('wrong-code', message, [{ path: 'emailToken', message }])
}

const codeExpired = () => badRequest('code-expired', 'El código ya no es válido. Pide uno nuevo.')

const mailRefused = () =>
  badRequest(
    'mail-refused',
    'El servidor de ese correo rechaza nuestros mensajes. Revisa que la dirección esté bien escrita o usa otra.',
  )

const tooSoon = (seconds: number) =>
  tooManyRequests(
    'code-too-soon',
    `Ya te enviamos un código. Puedes pedir otro en ${seconds} segundos.`,
    seconds,
  )

/** Reached only with the right code: nobody but the owner of the address learns that it has an account. */
function taken(error: unknown): never {
  if (error instanceof UniqueViolation)
    throw conflict('account-exists', 'Ya existe una cuenta con este correo. Inicia sesión.')
  throw error
}
