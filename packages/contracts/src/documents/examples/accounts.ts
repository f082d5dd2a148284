import type { Examples } from '../example.ts'

const id = '3f0c1a52-7d6b-4b0e-9a55-0c2f6f1f8a10'
const person = { firstName: 'Ana', lastName: 'Paz Luna', email: 'ana@correo.mx' }
const user = { id, ...person, role: 'user', status: true }
const listed = { ...user, createdAt: '2026-03-02T17:04:05.000Z', closedByOwner: false }
const password = 'Tianguis#27'
const ticket = 'q3Jm0ZyT8vH1rN5wKx2BdLs7GpA4cEuF9oYiXtMeVnQ'
const session = { user, token: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIzZjBjMWE1MiJ9.c2VsbG8' }

/** Accounts: registration, login, profile and deletion. */
export const accountExamples: Examples = {
  register: {
    body: { ...person, password },
    answer: { token: ticket, msg: 'Te enviamos un código a tu correo.' },
  },
  resendCode: { body: { token: ticket }, answer: { message: 'Te enviamos otro código.' } },
  saveUser: { body: { ...person, password, emailToken: `${ticket}.7KQ2M` }, answer: { user } },
  login: { body: { email: person.email, password }, answer: session },
  openLoginLink: {
    params: { token: `${ticket}.${ticket}` },
    answer: { message: 'Ya puedes iniciar sesión en este navegador.' },
  },
  refresh: { answer: session },
  logout: { answer: { message: 'Cerraste tu sesión.' } },
  forgotPassword: {
    body: { email: person.email },
    answer: { message: 'El correo se ha enviado con éxito' },
  },
  checkResetLink: {
    params: { token: `${ticket}.${ticket}` },
    answer: { message: 'El enlace sirve todavía.' },
  },
  resetPassword: {
    params: { token: `${ticket}.${ticket}` },
    body: { password: 'Molcajete-1985' },
    answer: { message: 'Contraseña actualizada correctamente.' },
  },
  checkReturnLink: {
    params: { token: `${ticket}.${ticket}` },
    answer: { message: 'El enlace sirve todavía.' },
  },
  chooseReturn: {
    params: { token: `${ticket}.${ticket}` },
    body: { choice: 'resume' },
    answer: { message: 'Tu cuenta está activa otra vez.' },
  },
  getMe: { answer: user },
  listSessions: {
    answer: {
      sessions: [
        {
          id: '9b1d5f30-2c44-4f7e-8d0a-6a1e7f2b3c4d',
          device: 'Chrome en Windows',
          createdAt: '2026-03-02T17:04:05.000Z',
          lastUsedAt: '2026-03-04T09:30:00.000Z',
          current: true,
        },
      ],
    },
  },
  endSession: {
    params: { id: '9b1d5f30-2c44-4f7e-8d0a-6a1e7f2b3c4d' },
    answer: { message: 'Cerraste esa sesión.' },
  },
  endAllSessions: { answer: { message: 'Cerraste todas tus sesiones.' } },
  proveIdentity: { body: { password }, answer: session },
  exportMe: {
    answer: {
      exportedAt: '2026-03-04T09:30:00.000Z',
      services: { identity: { user: listed }, likes: { tags: ['Flujo de efectivo'] } },
    },
  },
  readPulse: { answer: { day: 15, next: '2026-04-15', diagnosed: true } },
  setPulse: { body: { day: 31 }, answer: { day: 31, next: '2026-04-30', diagnosed: true } },
  openPulseLink: { params: { token: ticket }, answer: `/pulso/baja/${ticket}` },
  stopPulse: { params: { token: ticket }, answer: { message: 'Listo: ya no recibirás el pulso mensual.' } },
  listUsers: { query: { q: 'ana', status: 'true', page: '1' }, answer: { users: [listed], page: 1 } },
  updateUser: {
    params: { id },
    body: { firstName: 'Ana María' },
    answer: { ...user, firstName: 'Ana María' },
  },
  endSessionsOfUser: { params: { id }, answer: { message: 'Cerraste todas sus sesiones.' } },
  deleteOwnAccount: {
    params: { id },
    body: { status: false },
    answer: { message: 'La cuenta fue eliminada con exito', keptUntil: '2026-05-31T17:04:05.000Z' },
  },
  deleteUser: { params: { id }, answer: { message: 'Usuario eliminado permanentemente' } },
  readAudit: {
    answer: {
      entries: [
        { id: 'a1b2c3', at: '2026-03-02T17:04:05.000Z', action: 'registered', actor: id, origin: 'x7Hq' },
      ],
      names: { [id]: 'Ana Ruiz' },
    },
  },
  readKeys: {
    answer: {
      keys: [
        {
          kty: 'OKP',
          crv: 'Ed25519',
          x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
          kid: 'k1',
          use: 'sig',
          alg: 'EdDSA',
        },
      ],
    },
  },
}
