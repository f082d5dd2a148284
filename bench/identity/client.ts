import { admin } from './admin.ts'

let clients = 0

/**
 * Logs in from a new client address, since limits are per client.
 * @returns the access token
 */
export async function logIn(url: string, email = admin.email): Promise<string> {
  clients += 1
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${clients >> 8}.${clients % 256}`,
    },
    body: JSON.stringify({ email, password: admin.password }),
  })
  if (answer.status !== 200) throw new Error(`login: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}

/** @returns how many users the page holds */
export async function search(url: string, token: string, query: string): Promise<number> {
  const answer = await fetch(`${url}/api/users?${query}`, { headers: { authorization: `Bearer ${token}` } })
  if (answer.status !== 200) throw new Error(`${query}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { users: unknown[] }).users.length
}
