import type { Person } from './actions.ts'

/** The socket of an open page, and when it heard of each version of its person's likes. */
export type OpenPage = { person: string; heard: Map<number, number>; close(): void }

/** Opens so many pages with sockets, of one person after the other. @throws when one is refused */
export async function openPages(url: string, people: readonly Person[], count: number): Promise<OpenPage[]> {
  const pages: OpenPage[] = []
  const together = 50
  for (let first = 0; first < count; first += together) {
    const some = Array.from({ length: Math.min(together, count - first) }, (_, at) =>
      openPage(url, people[(first + at) % people.length] as Person),
    )
    pages.push(...(await Promise.all(some)))
  }
  return pages
}

function openPage(url: string, { session }: Person): Promise<OpenPage> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
  const heard = new Map<number, number>()
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => socket.send(`40${JSON.stringify({ token: session.token })}`))
    socket.addEventListener('close', () => reject(new Error('a page was closed')))
    socket.addEventListener('message', ({ data }) => {
      const packet = String(data)
      if (packet === '2') socket.send('3')
      else if (packet.startsWith('40'))
        resolve({ person: session.user.id, heard, close: () => socket.close() })
      else if (packet.startsWith('44')) reject(new Error(packet))
      else if (packet.startsWith('42["likes:updated"')) {
        const { version } = JSON.parse(packet.slice(2))[1] as { version: number }
        if (!heard.has(version)) heard.set(version, performance.now())
      }
    })
  })
}
