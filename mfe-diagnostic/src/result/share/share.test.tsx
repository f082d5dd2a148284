import type { Figures } from '@semaforo/contracts'
import { fakeApi } from '@semaforo/frontend-kit/testing'
import { pdfLines } from '@semaforo/testing/pdf'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  aRecord,
  aSession,
  calculate,
  diagnosticSite,
  failing,
  fillIn,
  openDiagnostic,
  press,
  unfoldForm,
} from '../../../test/diagnostic-site.ts'

const api = fakeApi()
const records = diagnosticSite(api)
const openPage = openDiagnostic()

/** The files that were downloaded. */
let downloads: { name: string; file: Blob }[] = []
const { createObjectURL } = URL
const { click } = HTMLAnchorElement.prototype
const { getContext, toBlob } = HTMLCanvasElement.prototype

beforeEach(() => {
  downloads = []
  let file: Blob
  URL.createObjectURL = (given) => {
    file = given as Blob
    return 'blob:file'
  }
  HTMLAnchorElement.prototype.click = function () {
    downloads.push({ name: this.download, file })
  }
  // jsdom draws nothing.
  HTMLCanvasElement.prototype.getContext = (() => null) as typeof getContext
  HTMLCanvasElement.prototype.toBlob = (done, type) => done(new Blob(['picture'], { type: type ?? '' }))
})
afterEach(() => {
  Object.assign(URL, { createObjectURL })
  HTMLAnchorElement.prototype.click = click
  Object.assign(HTMLCanvasElement.prototype, { getContext, toBlob })
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name)
})

const name = () => screen.getByLabelText('Nombre de tu negocio (opcional)')
const close = () => press('Cerrar')
const dialog = () => within(screen.getByRole('dialog', { name: 'Comparte tu semáforo' }))

async function open(figures: Partial<Figures> = {}) {
  await openPage('/minegocio', aSession())
  await fillIn(figures)
  await calculate()
  await press('Compartir')
  await screen.findByRole('dialog')
}

/** jsdom's files have no `arrayBuffer`. */
const bytesOf = (file: Blob) =>
  new Promise<Buffer>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(Buffer.from(reader.result as ArrayBuffer))
    reader.readAsArrayBuffer(file)
  })

/** The last downloaded file once there are so many, with the lines of its text. */
async function downloaded(count: number) {
  await waitFor(() => expect(downloads).toHaveLength(count))
  const { name, file } = downloads[count - 1] as (typeof downloads)[number]
  return { name, lines: pdfLines(await bytesOf(file)) }
}

/** Gives the browser a share sheet; answers the files that it was given. */
function shareSheet(share: () => Promise<void>): File[] {
  const given: File[] = []
  const take = ({ files = [] }: ShareData) => {
    given.push(...files)
    return share()
  }
  Object.defineProperties(navigator, {
    share: { value: take, configurable: true },
    canShare: { value: () => true, configurable: true },
  })
  return given
}

test('the sheet has no amounts unless they are asked for, and the name that was given', async () => {
  await open()
  await userEvent.type(name(), 'Papelería La Ñata')
  await press('Descargar hoja')
  const without = await downloaded(1)
  expect(without.name).toBe('diagnostico-sin-montos.pdf')
  expect(without.lines).toEqual(expect.arrayContaining(['Papelería La Ñata', 'Verde: vas bien']))
  expect(without.lines.join('\n')).not.toMatch(/\$|150,000/)
  await userEvent.click(screen.getByLabelText('Con montos, para mi contador'))
  await press('Descargar hoja')
  const withAmounts = await downloaded(2)
  expect(withAmounts.name).toBe('diagnostico.pdf')
  expect(withAmounts.lines).toContain('$\u00a0150,000')
  await close()
  await press('Descargar PDF')
  expect((await downloaded(3)).lines).toContain('Papelería La Ñata')
})

test('the name belongs to the diagnostic for which it was typed', async () => {
  await open()
  await userEvent.type(name(), 'Papelería La Ñata')
  await close()
  await unfoldForm()
  await fillIn(failing)
  await calculate()
  await screen.findByText('Rojo: actúa ya')
  await press('Descargar PDF')
  expect((await downloaded(1)).lines).not.toContain('Papelería La Ñata')
  await press('Compartir')
  expect(name()).toHaveValue('')
})

test("the name is that of the record's business, in the files and in their names, until another one is typed", async () => {
  const as = aSession()
  records.push(aRecord(as, {}, { negocio: { id: crypto.randomUUID(), name: 'Tacos «El Güero»' } }))
  await openPage('/minegocio', as)
  await press('Descargar PDF')
  const pdf = await downloaded(1)
  expect(pdf.name).toBe('diagnostico-tacos-el-guero.pdf')
  expect(pdf.lines).toContain('Tacos «El Güero»')
  await press('Compartir')
  expect(name()).toHaveValue('Tacos «El Güero»')
  await press('Descargar imagen')
  await waitFor(() => expect(downloads[1]?.name).toBe('semaforo-tacos-el-guero.png'))
})

test('where the browser has a share sheet, it is given the files', async () => {
  const given = shareSheet(async () => {})
  await open()
  await press('Compartir imagen')
  await waitFor(() => expect(given).toHaveLength(1))
  await press('Compartir hoja')
  await waitFor(() => expect(given).toHaveLength(2))
  expect(given.map(({ name, type }) => [name, type])).toEqual([
    ['semaforo.png', 'image/png'],
    ['diagnostico-sin-montos.pdf', 'application/pdf'],
  ])
})

test('closing the share sheet is no failure, and nothing is downloaded instead', async () => {
  const given = shareSheet(() => Promise.reject(new DOMException('', 'AbortError')))
  await open()
  await press('Compartir imagen')
  await waitFor(() => expect(given).toHaveLength(1))
  await press('Compartir hoja')
  await waitFor(() => expect(given).toHaveLength(2))
  expect(dialog().queryByRole('alert')).toBeNull()
  expect(downloads).toEqual([])
})

test('a share sheet that refuses leaves the download', async () => {
  shareSheet(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  await open()
  await press('Compartir imagen')
  await dialog().findByText('Se descargó a tu dispositivo.')
  expect(downloads.map(({ name }) => name)).toEqual(['semaforo.png'])
})
