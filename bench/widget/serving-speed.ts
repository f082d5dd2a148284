import { join } from 'node:path'
import { trialKey, widgetFolder, widgetPaths } from '@semaforo/contracts'
import { readFrontends } from '@semaforo/releases'
import { site } from '@semaforo/tools/build'
import autocannon from 'autocannon'
import { startServer } from '../child.ts'
import type { Figures, Row } from '../table.ts'

const connections = 20
const rounds = 3
const seconds = 3
/** As a browser asks for the frame on the page where everybody may try it. */
const headers = {
  'accept-encoding': 'br',
  'sec-fetch-dest': 'iframe',
  referer: 'https://semaforo.example/',
}
const paths = { loader: widgetPaths.loader, frame: `${widgetPaths.frame}?partner=${trialKey}` }

/** One gateway beside a bare static server of the same files, in alternating rounds. */
export async function servingSpeed(): Promise<Figures> {
  const live = (await readFrontends(site)).find(({ name }) => name === 'diagnostic')
  const folder = join(site, 'remotes/diagnostic', live?.registry.stable ?? '', widgetFolder)
  const gateway = await startServer(join(import.meta.dirname, '../gateway/semaforo.ts'), [
    'http://127.0.0.1:1',
    site,
  ])
  const bare = await startServer(join(import.meta.dirname, 'static.ts'), [folder])
  try {
    const rows: (Row & { ratio: number })[] = []
    for (const [name, path] of Object.entries(paths)) {
      const [ours, peer]: number[][] = [[], []]
      await Promise.all([perSecond(gateway.url + path, 1), perSecond(bare.url + path, 1)])
      for (let round = 0; round < rounds; round++) {
        ours?.push(await perSecond(gateway.url + path, seconds))
        peer?.push(await perSecond(bare.url + path, seconds))
      }
      const [gatewayMean, bareMean] = [mean(ours ?? []), mean(peer ?? [])]
      rows.push({
        name,
        'requests/s': Math.round(gatewayMean),
        'bare server': Math.round(bareMean),
        ratio: Number((gatewayMean / bareMean).toFixed(2)),
      })
    }
    return {
      title: `Widget: loader and frame, ${connections} connections, ${rounds} alternating rounds of ${seconds} s`,
      rows,
      goals: rows.map(({ name, ratio }) => ({
        name: `${name} to a bare static server`,
        measured: ratio,
        comparison: 'at least',
        goal: 0.5,
      })),
    }
  } finally {
    await gateway.stop()
    await bare.stop()
  }
}

async function perSecond(url: string, duration: number): Promise<number> {
  const { pathname, search, origin } = new URL(url)
  const request = { path: pathname + search, method: 'GET', headers } as const
  const result = await autocannon({
    url: origin,
    connections,
    duration,
    setupClient: (client) => client.setRequests([request]),
  })
  if (result.errors + result.non2xx > 0) throw new Error(`${url}: bad answers`)
  return result.requests.mean
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
