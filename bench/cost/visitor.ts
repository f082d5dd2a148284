import { setTimeout as sleep } from 'node:timers/promises'

export type Visitor = {
  id: string
  /** @returns the bytes of the answer's body, as they were sent */
  ask(method: string, path: string, body?: unknown): Promise<number>
}

/**
 * Somebody with an account who asks one thing after the other.
 * @throws of an answer that is no success
 */
export async function visitor(url: string, account: { email: string; password: string }): Promise<Visitor> {
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'br' }
  const post = (body: unknown) => ({ method: 'POST', headers, body: JSON.stringify(body) })
  const login = await fetch(`${url}/api/auth/login`, post(account))
  const { token, user } = (await login.json()) as { token: string; user: { id: string } }
  const authorization = `Bearer ${token}`
  return {
    id: user.id,
    async ask(method, path, body) {
      const answer = await fetch(url + path, {
        method,
        headers: { ...headers, authorization },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const read = (await answer.arrayBuffer()).byteLength
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
      return Number(answer.headers.get('content-length') ?? read)
    },
  }
}

/** Waits until what events led to is done: the process has rested for a moment. */
export async function untilRested(processorSeconds: () => number): Promise<void> {
  for (let before = -1, now = processorSeconds(); now - before > 0.02; ) {
    before = now
    await sleep(500)
    now = processorSeconds()
  }
}
