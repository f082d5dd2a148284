import { Agent, request } from 'node:http'

const warmUpMs = 3_000
const tags = 24

type Rate = { perSecond: number; times: number[] }

/**
 * Likes that change something for some seconds, as many as the site takes, by people of whom each has one
 * request at a time.
 * @param mayGoOn is awaited before each like
 */
export async function likesPerSecond(
  site: string,
  tokens: readonly string[],
  seconds: number,
  mayGoOn: () => Promise<void> | undefined,
): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: tokens.length })
  const began = performance.now()
  const until = began + warmUpMs + seconds * 1_000
  const times: number[] = []

  async function like(worker: number) {
    const headers = { authorization: `Bearer ${tokens[worker]}` }
    for (let turn = 0; performance.now() < until; turn += 1) {
      const method = Math.floor(turn / tags) % 2 === 0 ? 'POST' : 'DELETE'
      await mayGoOn()
      const sent = performance.now()
      const status = await send(`${site}/api/me/likes/tag/${1 + (turn % tags)}`, { method, headers, agent })
      if (status !== 200) throw new Error(`a like was answered with ${status}`)
      if (sent > began + warmUpMs) times.push(performance.now() - sent)
    }
  }
  await Promise.all(tokens.map((_, worker) => like(worker)))
  agent.destroy()
  return { perSecond: times.length / seconds, times }
}

function send(url: string, options: Parameters<typeof request>[1]): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, options, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode))
    })
      .once('error', reject)
      .end()
  })
}
