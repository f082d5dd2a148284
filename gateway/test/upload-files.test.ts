import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { releasesPath } from '@semaforo/contracts'
import { integrity } from './integrity.ts'
import { closeAll, raw } from './setup.ts'
import { aSiteOf, contentOf, lacks, type Made } from './teams.ts'

let site: Awaited<ReturnType<typeof aSiteOf>>
beforeEach(async () => {
  site = await aSiteOf(['promo', 'ideas'])
})
afterEach(closeAll)

const refused = (answer: Response, code: string, held: string[]) => site.refused(answer, code, held)

describe('a file is refused', () => {
  let made: Made
  let upload: string
  let missing: string[]
  beforeEach(async () => {
    made = site.make('promo', '1.0.0')
    ;({ upload, missing } = await lacks(await site.give(site.publication(made), made.release)))
  })
  const kept = () => ['promo', `promo/${upload}`, `promo/${upload}/release.json`]
  const longest = () => made.release.files['assets/1.js']?.integrity ?? ''

  test('where it is another one of the same length', async () => {
    const content = contentOf(made, longest()).replace('x', 'y')
    await refused(await site.sendFile('promo', upload, longest(), content), 'bad-file', kept())
    expect((await lacks(await site.give(site.publication(made), made.release))).missing).toEqual(missing)
  })

  test('where it is longer or shorter than the manifest says, told or not', async () => {
    const content = contentOf(made, longest())
    await refused(await site.sendFile('promo', upload, longest(), `${content}x`), 'bad-file', kept())
    await refused(await site.sendFile('promo', upload, longest(), content.slice(1)), 'bad-file', kept())
    const head = `PUT ${site.addressOf('promo', upload, longest())} HTTP/1.1\r\nHost: x\r\nConnection: close`
    const long = 'x'.repeat(60_000)
    const chunked = `Transfer-Encoding: chunked\r\n\r\n${long.length.toString(16)}\r\n${long}\r\n0\r\n\r\n`
    expect(await raw(site.url, `${head}\r\n${chunked}`)).toContain('"code":"bad-file"')
    expect(site.held()).toEqual(kept())
  })

  test('where the manifest lies about its length or its hash, so that it cannot be published', async () => {
    const files = { ...made.release.files, 'assets/1.js': { integrity: longest(), bytes: 10 } }
    const lying = site.make('promo', '2.0.0', { files })
    const opened = await lacks(await site.give(site.publication(lying), lying.release))
    expect((await site.sendFile('promo', opened.upload, longest(), contentOf(made, longest()))).status).toBe(
      400,
    )
    expect((await site.sendFile('promo', opened.upload, longest(), '0123456789')).status).toBe(400)
    const again = await lacks(await site.give(site.publication(lying), lying.release))
    expect(again.missing).toContain(longest())
    expect((await site.ship(lying)).status).toBe(400)
    expect(await site.live()).toEqual({})
  })

  test('compressed: what comes is what is hashed', async () => {
    const bomb = gzipSync(contentOf(made, longest()))
    const answer = await fetch(`${site.url}${site.addressOf('promo', upload, longest())}`, {
      method: 'PUT',
      headers: { 'content-encoding': 'gzip' },
      body: new Uint8Array(bomb),
    })
    await refused(answer, 'bad-file', kept())
  })

  test('where nobody opened an upload for it', async () => {
    const [hash = ''] = missing
    const unknown = 'f'.repeat(32)
    await refused(await site.sendFile('promo', unknown, hash, 'x'), 'no-upload', kept())
    await refused(await site.sendFile('ideas', upload, hash, 'x'), 'no-upload', kept())
    await refused(await site.sendFile('promo', upload, integrity('other'), 'other'), 'bad-file', kept())
  })

  test.each(['promo/%2e%2e/%2e%2e', '%2e%2e%2fpromo', 'promo%2f..%2f'])(
    'at an address that leads elsewhere: %s',
    async (path) => {
      const answer = await raw(
        site.url,
        `PUT ${releasesPath}/${path}/${upload}/${'a'.repeat(96)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 1\r\n\r\nx`,
      )
      expect(answer).toMatch(/^HTTP\/1\.1 (400|404|405) /)
      expect(site.held()).toEqual(kept())
      expect(existsSync(join(site.dir, 'x'))).toBe(false)
    },
  )
})
