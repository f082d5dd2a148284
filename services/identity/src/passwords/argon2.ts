import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Counter } from 'prom-client'

/** OWASP's recommended parameters for argon2id: KiB of memory, passes, lanes. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const tagLength = 32

const computed = new Counter({
  name: 'argon2_computed_total',
  help: 'Password hashes computed: what an attacker would make the machine work for.',
})

const compute = promisify(argon2)

async function derive(password: string, options: Omit<Argon2Parameters, 'message'>): Promise<Buffer> {
  computed.inc()
  return compute('argon2id', { message: bytesOf(password), ...options })
}

/** NFKC: the same characters typed on different keyboards are one password. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'))

const base64 = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('base64')
    .replace(/(?<!=)=+$/, '')

/** A password as a PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltBytes)
  const tag = await derive(password, { nonce, tagLength, ...parameters })
  const { memory, passes, parallelism } = parameters
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** @throws {RangeError} if `hash` is not a PHC string of argon2id */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const { nonce, tag, ...cost } = parse(hash)
  const given = await derive(password, { nonce, tagLength: tag.length, ...cost })
  return timingSafeEqual(given, tag)
}

/** Whether a hash was computed with other parameters than the current ones. */
export function isOutdated(hash: string): boolean {
  const { memory, passes, parallelism } = parse(hash)
  return (
    memory !== parameters.memory || passes !== parameters.passes || parallelism !== parameters.parallelism
  )
}

function parse(hash: string) {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = phc.exec(hash) ?? []
  if (memory === undefined) throw new RangeError('not a PHC string of argon2id')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}
