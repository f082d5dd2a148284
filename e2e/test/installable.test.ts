import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

type Manifest = {
  start_url: string
  icons: { src: string; sizes: string; type: string; purpose?: string }[]
  shortcuts: { url: string }[]
}

test('the site can be installed: its icons are what the manifest says, its start page and shortcuts open', async () => {
  const manifest = (await (await fetch(new URL('/manifest.webmanifest', site().url))).json()) as Manifest
  const page = await visit('/home')
  const session = await page.context().newCDPSession(page)
  const { errors, url } = await session.send('Page.getAppManifest')
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A window of the tests counts as a private one.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await fetch(new URL(src, site().url))
    expect(answer.headers.get('content-type')).toContain(type)
    const width = await page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return image.naturalWidth
    }, `/${src}`)
    if (sizes !== 'any') expect(`${width}x${width}`).toBe(sizes)
  }
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)

  await page.goto(new URL(manifest.start_url, site().url).href)
  await page.getByRole('heading', { level: 1, name: 'Tus números, claros en dos minutos' }).waitFor()
  await page.goto(new URL(manifest.shortcuts[1]?.url ?? '', site().url).href)
  await page.getByRole('heading', { level: 1, name: 'Roadmaps' }).waitFor()
})
