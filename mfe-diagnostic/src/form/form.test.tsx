import { diagnose, type Figures, figureFields } from '@semaforo/contracts'
import { fakeApi } from '@semaforo/frontend-kit/testing'
import { aCompany } from '@semaforo/testing/companies'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  amount,
  amountInputs,
  aSession,
  button,
  calculate,
  column,
  diagnosticSite,
  fillIn,
  monthly,
  openDiagnostic,
  paste,
  press,
  shownAmounts,
  write,
} from '../../test/diagnostic-site.ts'

const api = fakeApi()
diagnosticSite(api)
const openPage = openDiagnostic()
const shop = aCompany()
const written = column(shop)
  .split('\n')
  .map((figure) => `$ ${Number(figure).toLocaleString('en')}.00`)
const empty = written.map(() => '')
const text = (label: string) => amount(label).value.replace('\u00a0', ' ')
const period = () => screen.getByLabelText('Periodo de tus ventas y costos')
const preview = 'Así quedarían tus cifras'
/** Opens the page; a second time it is a reload. */
const open = async (as = aSession()) => {
  await openPage('/minegocio', as)
  await screen.findByText('Todavía no tienes diagnósticos guardados.')
}

test('the ten figures are in order with their documented labels, an example and an explanation', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Semáforo financiero')
  expect(screen.getByRole('heading', { name: 'Formulario de evaluación' })).toBeVisible()
  expect(amountInputs().map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'Activos corrientes',
    'Pasivos corrientes',
    'Total de activos',
    'Total de pasivos',
    'Costo de ventas',
    'Ventas totales',
    'Inventario inicial',
    'Inventario final',
    'Ventas a credito',
    'Cuentas por cobrar',
  ])
  expect(amount('Total de activos').placeholder).toMatch(/^Ej\. \$\s400,000\.00$/)
  await userEvent.hover(button('¿Qué es el total de activos?'))
  expect(screen.getByRole('tooltip')).toHaveTextContent('Todo lo que tiene tu negocio')
})

test('a figure is formatted while it is typed, and the caret stays in place', async () => {
  await open()
  await userEvent.type(amount('Ventas totales'), '1234567.8')
  expect(text('Ventas totales')).toBe('$ 1,234,567.8')
  await userEvent.keyboard('{Home}{ArrowRight>4/}9')
  expect(text('Ventas totales')).toBe('$ 19,234,567.8')
  await userEvent.keyboard('{Backspace}{Backspace}')
  expect(text('Ventas totales')).toBe('$ 234,567.8')
  await userEvent.tab()
  expect(text('Ventas totales')).toBe('$ 234,567.80')
})

test('Ctrl+Z undoes typing and completion, and Ctrl+Y redoes it', async () => {
  await open()
  await userEvent.type(amount('Ventas totales'), '1500')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(text('Ventas totales')).toBe('')
  await userEvent.keyboard('{Control>}y{/Control}')
  expect(text('Ventas totales')).toBe('$ 1,500')
  write('Ventas totales', '2 mil')
  await userEvent.tab()
  expect(text('Ventas totales')).toBe('$ 2,000.00')
  await userEvent.click(amount('Ventas totales'))
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(text('Ventas totales')).toBe('$ 2 mil')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(text('Ventas totales')).toBe('$ 1,500')
})

test('figures that a program filled without an event are calculated', async () => {
  await open()
  for (const [at, figure] of column(shop).split('\n').entries()) {
    const input = amountInputs()[at]
    if (input) Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, figure)
  }
  await calculate()
})

test.each([
  ['150.000,50', '$ 150.000,50', '$ 150,000.50'],
  ['2.3 mdp', '$ 2.3 mdp', '$ 2,300,000.00'],
])('«%s» stays as typed until the field is left', async (keys, typed, read) => {
  await open()
  await userEvent.type(amount('Ventas totales'), keys)
  expect(text('Ventas totales')).toBe(typed)
  await userEvent.tab()
  expect(text('Ventas totales')).toBe(read)
})

test('an amount with two meanings is asked about on blur, also after a reload', async () => {
  const session = aSession()
  await open(session)
  await userEvent.type(amount('Ventas totales'), '150.000')
  expect(screen.queryByText(/¿150 mil o 150\?/)).toBeNull()
  await userEvent.tab()
  await screen.findByText(/¿150 mil o 150\?/)
  await open(session)
  await screen.findByText(/¿150 mil o 150\?/)
  expect(button(/^Son \$\s150\.00$/)).toBeVisible()
  await press(/^Son \$\s150,000\.00$/)
  expect(screen.queryByText(/¿150 mil o 150\?/)).toBeNull()
  expect(text('Ventas totales')).toBe('$ 150,000.00')
  expect(amount('Ventas totales')).toHaveFocus()
})

test.each([
  ['1e5', 'sin la «e»'],
  ['15%', 'no un porcentaje'],
  ['(150000)', 'es un monto negativo'],
  ['diez mil', 'Escríbelo con números'],
])('«%s» stays in its field, with a sentence that says what to do', async (keys, sentence) => {
  await open()
  write('Ventas totales', keys)
  await userEvent.tab()
  expect(await screen.findByText(new RegExp(sentence))).toBeVisible()
  expect(text('Ventas totales')).toContain(keys)
})

test('a pasted column is previewed, fills the form when accepted, and can be undone', async () => {
  await open()
  write('Total de activos', '7')
  paste('Costo de ventas', written.map((figure) => `dato\t${figure}`).join('\r\n'))
  const region = within(await screen.findByRole('region', { name: preview }))
  expect(region.getByRole('row', { name: /^Ventas totales \$\s500,000\.00$/ })).toBeVisible()
  expect(region.getByText(/en lugar de \$\s7/)).toBeVisible()
  expect(shownAmounts().filter(Boolean)).toHaveLength(1)
  await press('Poner estas cifras')
  await screen.findByText('Pegamos 10 cifras.')
  expect(shownAmounts()).toEqual(written)
  await userEvent.selectOptions(period(), '6')
  await press('Deshacer lo pegado')
  expect(shownAmounts().filter(Boolean)).toEqual(['$ 7.00'])
  expect(period()).toHaveValue('6')
})

test('a paste with labels shows what has no place, keeps fields of empty cells, and Escape cancels it', async () => {
  await open()
  write('Total de activos', '7')
  const sheet = 'Ventas netas\t500,000\nClientes\t150.000\nActivo total\t\nCapital\t9'
  await userEvent.click(amount('Activos corrientes'))
  paste('Activos corrientes', sheet)
  await screen.findByRole('row', { name: /Total de activos.*se queda como está/ })
  expect(screen.getByText('No tienen lugar en el formulario: «Capital 9».')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: preview })).toBeNull())
  expect(amount('Activos corrientes')).toHaveFocus()
  paste('Activos corrientes', sheet)
  await press('Poner estas cifras')
  await screen.findByText(/¿150 mil o 150\?/)
  expect(text('Ventas totales')).toBe('$ 500,000.00')
  expect(text('Total de activos')).toBe('$ 7.00')
})

test.each<[string, string, File[], string]>([
  ['10,000 cells', '150000\t'.repeat(10_000), [], 'Pegaste demasiado'],
  ['code', '<table><tr><td>150000</td></tr></table>', [], 'es código de una página'],
  ['words', 'uno\ndos', [], 'No encontramos montos'],
  ['a picture', '', [new File(['…'], 'balance.png', { type: 'image/png' })], 'Pegaste una imagen'],
])('a paste of %s changes nothing and says what to copy', async (_, pasted, files, sentence) => {
  await open()
  paste('Ventas totales', pasted, files)
  expect(await screen.findByText(new RegExp(sentence))).toBeVisible()
  expect(shownAmounts()).toEqual(empty)
})

test('a submit with missing figures sends nothing and lists every field as a link', async () => {
  await open()
  write('Activos corrientes', '150000')
  write('Pasivos corrientes', '80000')
  write('Ventas a credito', '15%')
  await press('Calcular Diagnóstico')
  await screen.findByText('Hay 8 datos por corregir:')
  expect(screen.getAllByText('Falta este dato.')).toHaveLength(7)
  expect(amount('Total de activos')).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'Ventas a credito' }))
  expect(amount('Ventas a credito')).toHaveFocus()
  expect(api.received(diagnose)).toEqual([])
})

test('an impossible figure is reported at its field on blur', async () => {
  await open()
  await fillIn()
  for (const [typed, sentence] of [
    ['-5', 'No puede ser un número negativo.'],
    ['600000', 'Las ventas a crédito no pueden ser mayores que las ventas totales'],
  ] as const) {
    write('Ventas a credito', typed)
    await userEvent.tab()
    await screen.findByText(new RegExp(sentence))
    expect(amount('Ventas a credito')).toBeInvalid()
  }
})

test('figures that do not fit together are all marked and point to the explanation', async () => {
  await open()
  await fillIn({ cuentas_por_cobrar: 90_000 })
  expect(
    await screen.findByText(/Revisa este dato con «Inventario final» y «Cuentas por cobrar»\./),
  ).toBeVisible()
  expect(screen.getAllByText('No cuadra con «Activos corrientes»: ahí está por qué.')).toHaveLength(2)
  const marked = amountInputs().filter((input) => input.getAttribute('aria-invalid') === 'true')
  expect(marked.map(({ name }) => name)).toEqual([
    'activo_corriente',
    'inventario_final',
    'cuentas_por_cobrar',
  ])
})

test('Tab goes from figure to figure, then to the terms; F1 explains the current figure', async () => {
  await open()
  amount('Activos corrientes').focus()
  for (const figure of column(shop).split('\n')) {
    await userEvent.keyboard(figure)
    await userEvent.tab()
  }
  expect(shownAmounts()).toEqual(written)
  expect(period()).toHaveFocus()
  await userEvent.tab()
  expect(document.activeElement).toHaveTextContent('Qué es cada dato')
  await userEvent.click(document.activeElement as Element)
  expect(await screen.findByText(/la tecla F1 explica/)).toBeVisible()
  amount('Ventas totales').focus()
  await userEvent.keyboard('{F1}')
  expect(screen.getByRole('tooltip')).toHaveTextContent('ventas netas')
  expect(amount('Ventas totales')).toHaveAttribute('aria-describedby', screen.getByRole('tooltip').id)
  await calculate()
})

test('an explanation closes with Escape, with focus elsewhere and with a press elsewhere', async () => {
  await open()
  for (const leave of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.tab(),
    () => userEvent.click(screen.getByRole('heading', { level: 1 })),
  ]) {
    amount('Ventas totales').focus()
    await userEvent.keyboard('{F1}')
    expect(screen.getByRole('tooltip')).toBeVisible()
    await leave()
    expect(screen.queryByRole('tooltip')).toBeNull()
  }
  await userEvent.hover(button('¿Qué es el total de activos?'))
  await userEvent.click(button('¿Qué es el total de activos?'))
  await userEvent.unhover(button('¿Qué es el total de activos?'))
  expect(screen.getByRole('tooltip')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.hover(button('¿Qué es el total de activos?'))
  await userEvent.unhover(button('¿Qué es el total de activos?'))
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('figures that look monthly give a warning, and one press changes the period', async () => {
  await open()
  await fillIn({ ...monthly, ventas_totales: 42_000 })
  await screen.findByText(/Tus ventas y costos parecen de un mes\./)
  expect(amount('Ventas totales')).not.toBeInvalid()
  await press('Cambiar a 1 mes')
  expect(amount('Ventas totales')).toHaveFocus()
  expect(screen.queryByText(/Tus ventas y costos parecen de un mes\./)).toBeNull()
  expect(period()).toHaveValue('1')
})

test('a draft survives a reload', async () => {
  const session = aSession()
  await open(session)
  write('Activos corrientes', '150000')
  await userEvent.selectOptions(period(), '3')
  await open(session)
  expect(text('Activos corrientes')).toBe('$ 150,000.00')
  expect(period()).toHaveValue('3')
})

test('«Reiniciar» clears form and diagnosis, and can be undone', async () => {
  await open()
  await fillIn()
  await calculate()
  await press('Reiniciar')
  expect(await screen.findByText(/Aquí verás tu semáforo/)).toBeVisible()
  expect(shownAmounts()).toEqual(empty)
  await press('Deshacer')
  await screen.findByRole('heading', { name: 'Diagnóstico financiero' })
  await press('Actualizar mis cifras')
  expect(shownAmounts()).toEqual(written)
})

test('the sheet shows the typed amounts, and its lines lead to their fields', async () => {
  await open()
  const sheet = within(screen.getByRole('region', { name: '¿Dónde está este número?' }))
  const line = (name: string) => sheet.getByRole('button', { name: new RegExp(`^${name}`) })
  await userEvent.type(amount('Cuentas por cobrar'), '30000')
  expect(line('Ir a Cuentas por cobrar: Clientes')).toHaveTextContent(/\$\s30,000$/)
  expect(line('Ir a Cuentas por cobrar: Clientes')).toHaveAttribute('aria-current', 'true')
  await userEvent.selectOptions(period(), '3')
  expect(sheet.getByText(/3 meses/)).toBeVisible()
  for (const field of figureFields.slice(0, 10)) {
    const { name, labels } = amountInputs().find((input) => input.name === field) as HTMLInputElement
    await userEvent.click(line(`Ir a ${labels?.[0]?.textContent}`))
    expect(document.activeElement).toHaveProperty('name', name)
  }
  period().focus()
  await waitFor(() => expect(sheet.queryByRole('button', { current: true })).toBeNull())
})

test('the sheet goes with the folded form and returns with it', async () => {
  await open()
  await fillIn()
  await calculate()
  expect(screen.queryByRole('region', { name: '¿Dónde está este número?' })).toBeNull()
  await press('Actualizar mis cifras')
  await press(/^Ir a Ventas totales: Ventas netas/)
  expect(amount('Ventas totales')).toHaveFocus()
})

test('a month in the place of a year is asked about, corrected with one press and undone with another', async () => {
  await open()
  await fillIn(monthly)
  const question = /serían 1,343\s+días de mercancía guardada: ¿son ventas y costos/
  await screen.findByText(question)
  await press('Sí, multiplicar por 12')
  expect(text('Ventas totales')).toBe('$ 492,000.00')
  expect(
    screen.getByText(/Multiplicamos por 12: Ventas totales, Ventas a credito y Costo de ventas/),
  ).toBeVisible()
  expect(screen.queryByText(question)).toBeNull()
  await press('Deshacer')
  expect(text('Ventas totales')).toBe('$ 41,000.00')
  await screen.findByText(question)
})

test('does not repeat a confirmed question for the same figures, and asks about others', async () => {
  const session = aSession()
  await open(session)
  await fillIn(monthly)
  await press('Así está bien')
  expect(screen.queryByText(/días de mercancía guardada/)).toBeNull()
  await open(session)
  await calculate()
  expect(screen.queryByText(/días de mercancía guardada/)).toBeNull()
  await press('Actualizar mis cifras')
  write('Costo de ventas', '26000')
  await userEvent.tab()
  await screen.findByText(/serían 1,291\s+días de mercancía guardada/)
})

test('says that only their owner sees the figures', async () => {
  await open()
  const yours = within(screen.getByRole('complementary', { name: 'Tus cifras' }))
  expect(yours.getByText(/En el sitio solo las ves tú/)).toBeVisible()
  expect(yours.getByRole('link')).toHaveAttribute('href', '/privacidad')
})

const described = (label: string) => {
  const ids = amount(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

test.each<[Partial<Figures>, string, string]>([
  [{ ventas_totales: 1e15 + 1 }, 'Ventas totales', 'Ese monto es demasiado grande: revisa los ceros.'],
  [
    { activo_corriente: 0, total_activos: 0, inventario_final: 0, cuentas_por_cobrar: 0 },
    'Total de activos',
    'El total de activos no puede ser cero: incluye todo lo que tiene tu negocio.',
  ],
  [
    { activo_corriente: 400_001 },
    'Activos corrientes',
    'Los activos corrientes no pueden ser mayores que el total de activos: son una parte de él. Revisa este dato con «Total de activos».',
  ],
  [
    { pasivo_corriente: 180_001 },
    'Pasivos corrientes',
    'Los pasivos corrientes no pueden ser mayores que el total de pasivos: son una parte de él. Revisa este dato con «Total de pasivos».',
  ],
  [
    { inventario_final: 120_001 },
    'Activos corrientes',
    'El inventario final y las cuentas por cobrar suman más que los activos corrientes, y son parte de ellos. Revisa este dato con «Inventario final» y «Cuentas por cobrar».',
  ],
  [
    { ventas_credito: 500_001 },
    'Ventas a credito',
    'Las ventas a crédito no pueden ser mayores que las ventas totales: son una parte de ellas. Revisa este dato con «Ventas totales».',
  ],
])('%j is an error', async (changes, label, sentence) => {
  await open()
  await fillIn(changes)
  await waitFor(() => expect(described(label)).toContain(sentence))
  expect(amount(label)).toBeInvalid()
})

test.each<[Partial<Figures>, string, string]>([
  [
    { total_pasivos: 400_001 },
    'Total de pasivos',
    'Debes más de lo que tienes. Revisa si los dos totales son de la misma fecha.',
  ],
  [
    { costo_ventas: 500_001 },
    'Costo de ventas',
    'Lo que vendes te cuesta más de lo que cobras. Revisa si los dos montos son del mismo periodo.',
  ],
  [
    { ventas_credito: 29_999 },
    'Cuentas por cobrar',
    'Te deben más de lo que vendiste a crédito. ¿Son saldos de años anteriores, o pusiste ventas de un mes?',
  ],
  [
    { ventas_credito: 0 },
    'Cuentas por cobrar',
    'Te deben dinero, pero no anotaste ventas a crédito. ¿Son saldos viejos o falta un dato?',
  ],
  [
    { inventario_inicial: 20_000 },
    'Inventario inicial',
    'Tus dos inventarios son muy distintos: uno es más de 5 veces el otro. Revisa los ceros.',
  ],
  [
    { ventas_totales: 41_667, costo_ventas: 25_000, ventas_credito: 16_667 },
    'Ventas totales',
    'Tus ventas y costos parecen de un mes. Si es así, cambia el periodo a 1 mes.',
  ],
])('%j is a warning and no error', async (changes, label, sentence) => {
  await open()
  await fillIn(changes)
  await waitFor(() => expect(described(label)).toContain(sentence))
  expect(amount(label)).not.toBeInvalid()
})

test('usual figures raise no question', async () => {
  await open()
  await fillIn()
  await calculate()
  expect(screen.queryByRole('button', { name: 'Así está bien' })).toBeNull()
})
