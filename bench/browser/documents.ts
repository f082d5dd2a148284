// The documents of the public pages as the gateway serves them: bytes, requests per second beside the bare file,
// processor time, and how long an edit of the catalog takes to be in the HTML. Writes all of it as JSON.

import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { firstAdmin, logIn } from '@semaforo/e2e/accounts'
import { pagesRendered } from '@semaforo/e2e/rendered'
import { startSite } from '@semaforo/e2e/site'
import autocannon from 'autocannon'
import { startServer } from '../child.ts'
import { editsUntilShown } from './edits-until-shown.ts'
import { processorOf } from './processor-of.ts'

const path = '/home'
const connections = 20
const rounds = 3
const seconds = 3
const edits = 20
const coldRounds = 10
const settledMs = 2_000
const headers = { 'accept-encoding': 'br', accept: 'text/html' }

const site = await startSite({ ...firstAdmin, RATE_LIMIT_PER_MINUTE: '1000000' })
await pagesRendered(site)
try {
  const body = await bytesOf(path)
  const file = join(site.dataDir, 'document.html.br')
  writeFileSync(file, body)
  const bare = await startServer(join(import.meta.dirname, '../web/static.ts'), [file])
  try {
    const [ours, theirs]: number[][] = [[], []]
    for (let round = 0; round < rounds; round++) {
      ours?.push(await perSecond(site.url + path))
      theirs?.push(await perSecond(bare.url + path))
    }
    const { token } = await logIn(site)
    const shown = await editsUntilShown(site.url, token, edits)
    const change = async () => {
      await editsUntilShown(site.url, token, 1)
      // What the edit leaves to do besides the page it is on is no part of a document.
      await new Promise((resolve) => setTimeout(resolve, settledMs))
    }
    const found = {
      bytes: body.length,
      gateway: ours,
      bare: theirs,
      processor: await processorOf(site.url, headers, change, coldRounds),
      edits: shown,
    }
    process.stdout.write(`${JSON.stringify(found)}\n`)
  } finally {
    await bare.stop()
  }
} finally {
  await site.stop()
}

/** The document as it is sent; `fetch` would decompress it. */
function bytesOf(wanted: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  get(site.url + wanted, { headers }, (res) => {
    res.on('data', (chunk: Buffer) => chunks.push(chunk))
    res.on('end', () => resolve(Buffer.concat(chunks)))
  }).on('error', reject)
  return promise
}

async function perSecond(url: string): Promise<number> {
  const { pathname, origin } = new URL(url)
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    setupClient: (client) => client.setRequests([{ path: pathname, method: 'GET', headers }]),
  })
  if (result.errors + result.non2xx > 0) throw new Error(`${url}: bad answers`)
  return result.requests.mean
}
