/** The raw socket connection of a page: thousands of real pages would cost more than what they measure. */
export type Page = {
  /** Resolves with the time at which a change with a higher version arrives. */
  next(): Promise<number>
  close(): void
}

/** Connects a page to a site's socket as one person. @throws when it is refused */
export function openPage(url: string, token: string): Promise<Page> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
  let newest = 0
  let resolveNext = (_at: number) => {}
  const page: Page = {
    next: () =>
      new Promise((resolve) => {
        resolveNext = resolve
      }),
    close: () => socket.close(),
  }
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => socket.send(`40${JSON.stringify({ token })}`))
    socket.addEventListener('close', () => reject(new Error('a page was closed')))
    socket.addEventListener('message', ({ data }) => {
      const packet = String(data)
      if (packet === '2') socket.send('3')
      else if (packet.startsWith('40')) resolve(page)
      else if (packet.startsWith('44')) reject(new Error(packet))
      else if (packet.startsWith('42["likes:updated"')) {
        const { version } = JSON.parse(packet.slice(2))[1] as { version: number }
        if (version <= newest) return
        newest = version
        resolveNext(performance.now())
      }
    })
  })
}

/** Opens connections a few at a time. */
export async function openPages<Who>(
  people: readonly Who[],
  open: (who: Who) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = []
  const together = 50
  for (let first = 0; first < people.length; first += together) {
    pages.push(...(await Promise.all(people.slice(first, first + together).map(open))))
  }
  return pages
}
