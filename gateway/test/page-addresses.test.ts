import { aRenderedSite } from './rendered-site.ts'
import { closeAll } from './setup.ts'

afterEach(closeAll)

const page = (path: string, head?: { title: string; missing: true }) => ({
  path,
  html: `<h1>${path}</h1>`,
  state: {},
  ...(head && { head }),
})

async function aSite() {
  const site = await aRenderedSite()
  const { version } = await site.publish('1.0.0')
  const gone = page('/temas/viejo', { title: 'No está', missing: true })
  await site.renders(version, [page('/home'), page('/temas'), page('/temas/iva'), page('/temas/ñandú'), gone])
  const running = await site.start()
  await running.says('/home', '<h1>/home</h1>')
  return running
}

test.each([
  ['/temas/', '/temas'],
  ['/Temas/IVA//', '/temas/iva'],
  ['/HOME?tema=iva&x=%2F', '/home?tema=iva&x=%2F'],
  ['/Contacto', '/contacto'],
  ['/CUENTA/', '/cuenta'],
  ['/temas/%C3%91and%C3%BA', '/temas/%C3%B1and%C3%BA'],
])('%s leads to the page as it is written', async (path, address) => {
  const { get } = await aSite()
  const answer = await get(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, address])
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

test.each([
  ['/contacto/eyJh.bGci', 200],
  ['/contacto.pdf', 404],
])('a client that accepts anything gets the page of a route, also below a dot: %s', async (path, status) => {
  const { url } = await aSite()
  expect((await fetch(url + path, { headers: { accept: '*/*' } })).status).toBe(status)
})

test.each([
  ['/temas/iva', 200],
  ['/temas/Viejo', 404],
  ['/temas/nunca/', 404],
  ['/cuenta/', 200],
  ['/contacto/', 200],
  ['/nada/', 200],
])('%s leads nowhere else', async (path, status) => {
  const { get } = await aSite()
  expect((await get(path)).status).toBe(status)
})
