import { argon2Sync, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { hashPassword, isOutdated, verifyPassword } from '../../src/passwords/argon2.ts'
import { isCommon } from '../../src/passwords/common.ts'
import { weaknessOf } from '../../src/passwords/guessable.ts'
import { createQueue } from '../../src/passwords/queue.ts'

test("a hash is a PHC string with OWASP's parameters and a fresh salt", async () => {
  const [one, other] = await Promise.all([hashPassword('Semilla-verde-7'), hashPassword('Semilla-verde-7')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await verifyPassword(one, 'Semilla-verde-7')).toBe(true)
  expect(await verifyPassword(one, 'semilla-verde-7')).toBe(false)
})

test('composed and decomposed letters are the same password', async () => {
  expect(await verifyPassword(await hashPassword('Contrase\u00f1a-7'), 'Contrasen\u0303a-7')).toBe(true)
})

test('a hash with other parameters still verifies, and is outdated', async () => {
  const nonce = randomBytes(16)
  const weak = { memory: 1_024, passes: 1, parallelism: 1 }
  const tag = argon2Sync('argon2id', { message: 'clave', nonce, tagLength: 32, ...weak })
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const old = `$argon2id$v=19$m=1024,t=1,p=1$${base64(nonce)}$${base64(tag)}`
  expect(await verifyPassword(old, 'clave')).toBe(true)
  expect(isOutdated(old)).toBe(true)
  expect(isOutdated(await hashPassword('clave'))).toBe(false)
})

test.each(['P@ssw0rd', 'password1!', 'Qwerty-123', '1qaz@WSX', 'Iloveyou!1'])('%s is common', (password) => {
  expect(isCommon(password)).toBe(true)
})
test.each(['Semilla-verde-7', 'Prueba-2026x', 'Mi-Negocio-9'])('%s is not', (password) => {
  expect(isCommon(password)).toBe(false)
})

test('the queue bounds concurrency, runs jobs in order, and refuses when full', async () => {
  const queue = createQueue({ concurrency: 2, maxWaiting: 3, maxWaitMs: 600_000 })
  const ends: (() => void)[] = []
  const began: number[] = []
  const work = (n: number) => () => {
    began.push(n)
    return new Promise<number>((resolve) => ends.push(() => resolve(n)))
  }
  const works = [0, 1, 2, 3, 4].map((n) => queue(work(n)))
  await new Promise(setImmediate)
  expect(began).toEqual([0, 1])
  await expect(queue(work(5))).rejects.toMatchObject({ status: 503, code: 'too-busy' })
  for (let n = 0; n < 5; n += 1) {
    ends[n]?.()
    await works[n]
  }
  expect(began).toEqual([0, 1, 2, 3, 4])
})

test('refuses a caller who waited too long before doing any work', async () => {
  const queue = createQueue({ concurrency: 1, maxWaiting: 3, maxWaitMs: 20 })
  const first = Promise.withResolvers<string>()
  const running = queue(() => first.promise)
  let worked = 0
  const late = queue(async () => {
    worked += 1
  })
  const refused = expect(late).rejects.toMatchObject({ status: 503, code: 'too-busy' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  first.resolve('done')
  expect(await running).toBe('done')
  await refused
  expect(worked).toBe(0)
})

test('a failed job frees its slot', async () => {
  const queue = createQueue({ concurrency: 1, maxWaiting: 2, maxWaitMs: 600_000 })
  const failing = queue(() => Promise.reject(new Error('no')))
  const next = queue(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
})

const ana = { firstName: 'Ana', lastName: 'López Díaz', email: 'ana.4f@ejemplo.mx' }

test.each([
  ['Semaforo2026!', 'lleva tu nombre, tu correo o el nombre de este sitio'],
  ['S3m@f0r0Pyme1', 'lleva tu nombre, tu correo o el nombre de este sitio'],
  ['AnaLopezDiaz1!', 'lleva tu nombre, tu correo o el nombre de este sitio'],
  ['Ana-López-1985!', 'lleva tu nombre, tu correo o el nombre de este sitio'],
  ['Ejemplo.2026', 'lleva tu nombre, tu correo o el nombre de este sitio'],
  ['Hola1234!', 'se parece a una de las contraseñas más usadas'],
  ['Aa1!Aa1!Aa1!', 'repite lo mismo varias veces'],
  ['Abril-mayo-junio-1', 'sigue un orden conocido, como el del teclado'],
  ['Xk9#mQ2v', 'es demasiado corta'],
])('%s is soon guessed: %s', (password, why) => {
  expect(weaknessOf(password, ana)).toBe(why)
})

test.each(['Semilla-verde-7', 'Molcajete+8', 'Ana compra semillas verdes 7!', 'Tortilla-lluvia-92'])(
  '%s is not',
  (password) => expect(weaknessOf(password, ana)).toBeUndefined(),
)

test("only the person's own name makes a password guessable", () => {
  expect(weaknessOf('Ana-López-1985!', { firstName: 'Rosa', lastName: 'Cruz', email: 'r@correo.mx' })).toBe(
    undefined,
  )
})

test('names and passwords of any length and any characters are rated', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 128, unit: 'grapheme' }),
      fc.string({ maxLength: 80 }),
      (text, name) => {
        weaknessOf(text, { firstName: name, lastName: `(${name}[`, email: `${name}+*@x.mx` })
      },
    ),
    { numRuns: 40 },
  )
})
