import { randomUUID } from 'node:crypto'
import { eventually } from '@semaforo/testing/eventually'
import { io } from 'socket.io-client'
import type { LikesLoad } from './likes-load.ts'

type Site = { url: string; token(person: string): Promise<string> }

/** Screens of as many people, which show their likes as pages do: read at each connection and after each event. */
export async function openScreens({ url, token }: Site, count: number) {
  const opened = Array.from({ length: count }, async (_, at) => {
    const person = randomUUID()
    const authorization = `Bearer ${await token(person)}`
    const socket = io(url, {
      auth: { token: await token(person) },
      // Half of them poll: each poll may take another way through the balancer.
      transports: [at % 2 === 0 ? 'websocket' : 'polling'],
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 500,
    })
    const screen = { person, socket, likes: undefined as readonly number[] | undefined, connects: 0 }
    const reload = async () => {
      const answer = await fetch(`${url}/api/me/likes`, { headers: { authorization } })
      if (answer.ok) screen.likes = ((await answer.json()) as { likedTagIds: number[] }).likedTagIds
    }
    socket.on('connect', () => {
      screen.connects += 1
      reload().catch(() => undefined)
    })
    socket.on('likes:updated', () => void reload().catch(() => undefined))
    await shows(screen, [])
    return screen
  })
  const screens = await Promise.all(opened)

  async function shows(screen: { likes: readonly number[] | undefined }, likes: readonly number[]) {
    await eventually(() => {
      if (JSON.stringify(screen.likes) !== JSON.stringify(likes))
        throw new Error('a screen shows something else')
    })
  }
  return {
    /** Everybody likes a tag, or takes it back, elsewhere; resolves when each screen shows it. */
    async hear(load: LikesLoad, method: 'POST' | 'DELETE', tag: number) {
      for (const screen of screens) {
        await eventually(async () => {
          if (!(await load.send(screen.person, method, tag))) throw new Error('the like was not taken')
        })
        await shows(screen, method === 'POST' ? [tag] : [])
      }
    },
    connects: () => screens.map(({ connects }) => connects),
    close() {
      for (const { socket } of screens) socket.disconnect()
    },
  }
}
