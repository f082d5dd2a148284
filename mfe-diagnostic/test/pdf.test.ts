import { amountFields } from '@semaforo/contracts'
import { planOf } from '@semaforo/diagnosis'
import { gainOf } from '@semaforo/diagnostic-ui'
import { aCompany } from '@semaforo/testing/companies'
import { pdfContent, pdfLines } from '@semaforo/testing/pdf'
import { type PdfElement, pdfElements, pdfReading } from '@semaforo/testing/pdf-reading'
import { aTightShop, evaluated, improved, pdfOf } from './pdf-cases.ts'

const improvement = improved(aTightShop)
const { steps } = planOf(aTightShop, improvement)
const names = steps.map(({ name }) => name)
const textsOf = (root: PdfElement, role: string) =>
  pdfElements(root)
    .filter((element) => element.role === role)
    .map(({ text }) => text)

test('the first sheet says whose it is, when, the light, the score, the risk, what to do and where the rest is', async () => {
  const file = await pdfOf(evaluated(aTightShop), { name: 'Papelería La Ñata' })
  const lines = pdfLines(file)
  const first = lines.slice(0, lines.indexOf('Cada resultado')).join(' ')
  const order = [
    'Semáforo PyME',
    'Diagnóstico financiero',
    'Papelería La Ñata',
    'Hecho el 22 de noviembre de 2026',
    'Rojo: actúa ya',
    '65.2 de 100 puntos · Empresa estable',
    'De cada 100 empresas',
    'no ha visto negocios mexicanos',
    'Tu plan de 1 paso',
    ...names,
    'Dónde está lo demás',
    'semaforo.example/minegocio',
  ].map((part) => [part, first.indexOf(part)] as const)
  expect(order.filter(([, at]) => at === -1)).toEqual([])
  expect(order.toSorted(([, one], [, other]) => one - other)).toEqual(order)
})

test('every text is part of the structure or decoration, and the structure says what is what', async () => {
  const reading = await pdfReading(await pdfOf(evaluated(aTightShop)))
  expect(reading).toMatchObject({ language: 'es-MX', showsTitle: true, isMarked: true, lost: [] })
  const { root } = reading
  expect(textsOf(root, 'H1')).toEqual(['Diagnóstico financiero'])
  expect(textsOf(root, 'H2')).toEqual([
    'Tu plan de 1 paso',
    'Dónde está lo demás',
    'Cada resultado',
    'Tus cifras',
    'Lo que supusimos',
    'Tus indicadores y qué hacer',
  ])
  expect(textsOf(root, 'Lbl')[0]).toBe('1')
  const figures = pdfElements(root).filter(({ role }) => role === 'Figure')
  expect(figures.map(({ alt }) => alt)).toEqual([
    'Semáforo PyME',
    'Semáforo en rojo',
    expect.stringContaining('65.2 de 100, en su banda: Empresa estable'),
    'Semáforo en rojo',
  ])
})

test('all indicators are in one table whose cells have a heading for their column and their row', async () => {
  const { root } = await pdfReading(await pdfOf(evaluated(aTightShop)))
  const [, table] = pdfElements(root).filter(({ role }) => role === 'Table')
  const [head, ...rows] = table?.kids ?? []
  expect(head?.kids.map(({ scope, text }) => [scope, text])).toEqual([
    ['Column', 'Indicador'],
    ['Column', 'Valor'],
    ['Column', 'Cómo va'],
    ['Column', 'Puntos'],
    ['Column', 'Qué significa y qué hacer'],
  ])
  expect(rows).toHaveLength(11)
  for (const { kids } of rows) {
    expect(kids.map(({ role, scope }) => [role, scope])).toEqual([
      ['TH', 'Row'],
      ...Array.from({ length: 4 }, () => ['TD', undefined]),
    ])
  }
})

test('every page has its number and the address of the site', async () => {
  const { decoration } = await pdfReading(await pdfOf(evaluated(aTightShop)))
  expect(decoration).toEqual(
    [1, 2, 3].map((page) => `Semáforo PyME · semaforo.example · Página ${page} de 3`),
  )
})

test('its fonts are embedded, each as a subset, and it is no larger than 150 KB', async () => {
  const file = await pdfOf(evaluated(aTightShop), { name: 'Papelería La Ñata' })
  expect(file.length).toBeLessThan(150_000)
  const content = pdfContent(file)
  expect(content.match(/\/FontFile2 \d+ 0 R/g)).toHaveLength(4)
  expect(new Set(content.match(/\/BaseFont \/[^\s]+/g))).toEqual(
    new Set(
      ['PublicSans-Regular', 'PublicSans-Bold', 'BricolageGrotesque-SemiBold', 'PublicSansExtended-Bold'].map(
        (name) => `/BaseFont /SPYMEA+${name}`,
      ),
    ),
  )
})

test('without amounts there is no amount of money anywhere, and the names of the steps stay', async () => {
  const text = pdfLines(await pdfOf(evaluated(aTightShop), { amounts: false })).join('\n')
  expect(text).not.toContain('$')
  expect(text).not.toMatch(/\d,\d{3}/)
  expect(text).toContain('Esta copia no lleva montos.')
  for (const name of names) expect(text).toContain(name)
  expect(text).toContain('Días de inventario')
})

test('a company without a score and without a prediction has a sheet that claims nothing', async () => {
  const evaluation = evaluated(aCompany({ ventas_totales: 0, costo_ventas: 0, total_activos: 0 }), {
    diagnosis: null,
    prediction: null,
  })
  const lines = pdfLines(await pdfOf(evaluation))
  expect(lines.filter((line) => line === 'Sin diagnóstico')).toHaveLength(2)
  expect(lines.filter((line) => line === 'Sin datos')).toHaveLength(2)
  expect(lines.join(' ')).not.toMatch(/De cada 100|no ha visto|puntos/)
})

test('without a score no indicator has points', async () => {
  const nothing = Object.fromEntries(amountFields.map((field) => [field, 0]))
  const evaluation = evaluated(aCompany({ ...nothing, total_activos: 400_000, total_pasivos: 180_000 }))
  expect(evaluation.diagnosis?.overall.score).toBeNull()
  const { root } = await pdfReading(await pdfOf(evaluation))
  const [, table] = pdfElements(root).filter(({ role }) => role === 'Table')
  const [, ...rows] = table?.kids ?? []
  expect(rows.map(({ kids }) => kids[3]?.text)).toEqual(rows.map(() => ''))
})

test('a name keeps letters of Latin Extended and loses what cannot be drawn', async () => {
  const lines = pdfLines(await pdfOf(evaluated(aTightShop), { name: 'Dvořák & Łoś Işık 店 👩🏽‍🍳' }))
  expect(lines).toContain('Dvořák & Łoś Işık')
  expect(lines.join()).not.toContain('?')
})

test('the plan is the one that the page shows, with what each step gains', async () => {
  const text = pdfLines(await pdfOf(evaluated(aTightShop))).join(' ')
  expect(steps).toHaveLength(1)
  expect(text).toContain(improvement.message)
  for (const step of steps) expect(text).toContain(`${step.name} ${gainOf(step)} ${step.explanation}`)
})

test.each([
  ['a word', 'W'.repeat(80)],
  ['words', 'Abarrotes y Ultramarinos '.repeat(8).trim()],
])('a long name of %s is broken into lines within the margins', async (_, name) => {
  const lines = pdfLines(await pdfOf(evaluated(aTightShop), { name }))
  const parts = lines.slice(
    lines.indexOf('Diagnóstico financiero') + 1,
    lines.findIndex((line) => line.startsWith('Hecho el ')),
  )
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''))
  for (const part of parts) expect(part.length).toBeLessThan(65)
})
