import type { Page } from 'playwright-core'
import { signedIn } from '../support/accounts.ts'
import { amountInputs, calculate, fillIn, healthyShop, paste, takePasted } from '../support/diagnostics.ts'
import { isFocused } from '../support/focus.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

const open = async () => visit('/minegocio', await signedIn(site(), 'user'))
const amount = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const textOf = async (page: Page, label: string) =>
  (await amount(page, label).inputValue()).replace('\u00a0', ' ')
const shown = (page: Page) =>
  amountInputs(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
/** Names of the fields that the open explanation lies over; measured at one moment, since pages move. */
const coveredFields = (page: Page) =>
  amountInputs(page).evaluateAll((inputs) => {
    const tip = document.querySelector('[role="tooltip"]:not([hidden])')?.getBoundingClientRect()
    if (!tip) return ['no explanation is open']
    return inputs
      .filter((input) => {
        const field = input.getBoundingClientRect()
        const beside = field.left >= tip.right || field.right <= tip.left
        return !beside && field.top < tip.bottom && field.bottom > tip.top
      })
      .map((input) => input.getAttribute('name'))
  })

test('the ten figures are in order with their documented labels, an example and an explanation', async () => {
  const page = await open()
  await page.getByRole('heading', { level: 1, name: 'Semáforo financiero' }).waitFor()
  await page.getByRole('heading', { name: 'Formulario de evaluación' }).waitFor()
  const labels = await amountInputs(page).evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).labels?.[0]?.textContent),
  )
  expect(labels).toEqual([
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
  expect(await amount(page, 'Total de activos').getAttribute('placeholder')).toMatch(/^Ej\. \$\s400,000\.00$/)
  await page.getByRole('button', { name: '¿Qué es el total de activos?' }).hover()
  await page.getByRole('tooltip').getByText('Todo lo que tiene tu negocio').waitFor()
})

test('a figure is formatted while it is typed, and the caret stays where it was', async () => {
  const page = await open()
  const field = amount(page, 'Ventas totales')
  await field.pressSequentially('1234567.8')
  expect(await textOf(page, 'Ventas totales')).toBe('$ 1,234,567.8')
  await page.keyboard.press('Home')
  for (const _ of '$ 1,') await page.keyboard.press('ArrowRight')
  await page.keyboard.type('9')
  expect(await textOf(page, 'Ventas totales')).toBe('$ 19,234,567.8')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  expect(await textOf(page, 'Ventas totales')).toBe('$ 234,567.8')
  await page.keyboard.press('Tab')
  expect(await textOf(page, 'Ventas totales')).toBe('$ 234,567.80')
})

test('Ctrl+Z takes back what was typed and what became of it, and Ctrl+Y brings it again', async () => {
  const page = await open()
  const field = amount(page, 'Ventas totales')
  await field.pressSequentially('1500')
  await field.press('Control+z')
  expect(await textOf(page, 'Ventas totales')).toBe('')
  await field.press('Control+y')
  expect(await textOf(page, 'Ventas totales')).toBe('$ 1,500')
  await field.fill('2 mil')
  await field.blur()
  expect(await textOf(page, 'Ventas totales')).toBe('$ 2,000.00')
  await field.press('Control+z')
  expect(await textOf(page, 'Ventas totales')).toBe('$ 2 mil')
  await field.press('Control+z')
  expect(await textOf(page, 'Ventas totales')).toBe('$ 1,500')
})

test('figures that a program filled without an event are calculated', async () => {
  const page = await open()
  await amount(page, 'Activos corrientes').waitFor()
  await amountInputs(page).evaluateAll((inputs, figures) => {
    for (const [at, input] of inputs.entries()) (input as HTMLInputElement).value = String(figures[at])
  }, healthyShop)
  await calculate(page)
})

test('on a phone no amount of a paste breaks inside', async () => {
  const page = await open()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Ver todo' }).click()
  await paste(page, 'Activos corrientes', healthyShop.map((figure) => figure * 10_000).join('\n'))
  const amounts = page.getByRole('region', { name: 'Así quedarían tus cifras' }).locator('strong')
  await amounts.nth(9).waitFor()
  expect(await amounts.evaluateAll((all) => all.map((one) => one.getClientRects().length))).toEqual(
    healthyShop.map(() => 1),
  )
})

test('an amount in another notation stays as it is typed, and is read when the field is left', async () => {
  const page = await open()
  const field = amount(page, 'Ventas totales')
  for (const [keys, typed, read] of [
    ['150.000,50', '$ 150.000,50', '$ 150,000.50'],
    ['150000,5', '$ 150000,5', '$ 150,000.50'],
    ['1,500,000', '$ 1,500,000', '$ 1,500,000.00'],
    ['1 500 000', '$ 1 500 000', '$ 1,500,000.00'],
    ['2.3 mdp', '$ 2.3 mdp', '$ 2,300,000.00'],
  ] as const) {
    await field.selectText()
    await field.pressSequentially(keys)
    expect(await textOf(page, 'Ventas totales')).toBe(typed)
    await field.blur()
    expect(await textOf(page, 'Ventas totales')).toBe(read)
  }
})

test('what may mean two amounts is asked when the field is left, also after a reload', async () => {
  const page = await open()
  const question = page.getByText('¿150 mil o 150?')
  await amount(page, 'Ventas totales').pressSequentially('150.000')
  expect(await question.count()).toBe(0)
  await page.keyboard.press('Tab')
  await question.waitFor()
  await page.reload()
  await question.waitFor()
  await page.getByRole('button', { name: 'Son $ 150.00', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Son $ 150,000.00', exact: true }).press('Enter')
  await question.waitFor({ state: 'detached' })
  expect(await textOf(page, 'Ventas totales')).toBe('$ 150,000.00')
  await isFocused(page, { name: 'ventas_totales' })
})

test('what is no amount stays in its field, with a sentence that says what to do', async () => {
  const page = await open()
  for (const [keys, sentence] of [
    ['1e5', 'sin la «e»'],
    ['15%', 'no un porcentaje'],
    ['(150000)', 'es un monto negativo'],
    ['diez mil', 'Escríbelo con números'],
  ] as const) {
    await amount(page, 'Ventas totales').fill(keys)
    await amount(page, 'Ventas totales').blur()
    await page.getByText(sentence).waitFor()
    expect(await amount(page, 'Ventas totales').inputValue()).toContain(keys)
  }
})

test('a column of ten pasted into any field is shown, fills the whole form when taken, and can be undone', async () => {
  const page = await open()
  await amount(page, 'Total de activos').fill('7')
  await paste(
    page,
    'Costo de ventas',
    healthyShop.map((figure) => `dato\t$${figure.toLocaleString('en')}`).join('\r\n'),
  )
  const preview = page.getByRole('region', { name: 'Así quedarían tus cifras' })
  await preview.getByRole('row', { name: /^Ventas totales \$\s500,000\.00$/ }).waitFor()
  await preview.getByText('en lugar de $ 7').waitFor()
  expect((await shown(page)).filter((value) => value !== '')).toHaveLength(1)
  await takePasted(page)
  await page.getByText('Pegamos 10 cifras.').waitFor()
  expect(await shown(page)).toEqual(healthyShop.map((figure) => `$\u00a0${figure.toLocaleString('en')}.00`))
  await page.getByLabel('Periodo de tus ventas y costos').selectOption('6')
  await page.getByRole('button', { name: 'Deshacer lo pegado' }).click()
  expect((await shown(page)).filter((value) => value !== '')).toEqual(['$\u00a07.00'])
  expect(await page.getByLabel('Periodo de tus ventas y costos').inputValue()).toBe('6')
})

test('labels say where pasted amounts go, an empty cell changes nothing, and Escape leaves all as it was', async () => {
  const page = await open()
  await amount(page, 'Total de activos').fill('7')
  const sheet = 'Ventas netas\t500,000\nClientes\t150.000\nActivo total\t\nCapital\t9'
  await paste(page, 'Activos corrientes', sheet)
  await page.getByRole('row', { name: /Total de activos.*se queda como está/ }).waitFor()
  await page.getByText('No tienen lugar en el formulario: «Capital 9».').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'Así quedarían tus cifras' }).waitFor({ state: 'detached' })
  await isFocused(page, { name: 'activo_corriente' })
  await paste(page, 'Activos corrientes', sheet)
  await takePasted(page)
  await page.getByText('¿150 mil o 150?').waitFor()
  expect(await textOf(page, 'Ventas totales')).toBe('$ 500,000.00')
  expect(await textOf(page, 'Total de activos')).toBe('$ 7.00')
})

test('a paste of 10,000 cells, of code or of a picture changes nothing and says what to copy', async () => {
  const page = await open()
  for (const [text, sentence] of [
    ['150000\t'.repeat(10_000), 'Pegaste demasiado'],
    ['<table><tr><td>150000</td></tr></table>', 'es código de una página'],
    ['uno\ndos', 'No encontramos montos'],
  ] as const) {
    await paste(page, 'Ventas totales', text)
    await page.getByText(sentence).waitFor()
  }
  await amount(page, 'Ventas totales').evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File(['…'], 'balance.png', { type: 'image/png' }))
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await page.getByText('Pegaste una imagen').waitFor()
  expect(new Set(await shown(page))).toEqual(new Set(['']))
})

test('a submit with missing figures sends nothing, focuses the first one and shows an error at each', async () => {
  const page = await open()
  await fillIn(page, [150_000, 80_000])
  await page.getByRole('button', { name: 'Calcular Diagnóstico' }).click()
  await page.getByText('Hay 8 datos por corregir:').waitFor()
  expect(await page.getByText('Falta este dato.').count()).toBe(8)
  await isFocused(page, { name: 'total_activos' })
})

test('an impossible figure is reported at its field on blur', async () => {
  const page = await open()
  await fillIn(page, healthyShop)
  await amount(page, 'Ventas a credito').fill('-5')
  await page.keyboard.press('Tab')
  await page.getByText('No puede ser un número negativo.').waitFor()
  await amount(page, 'Ventas a credito').fill('600000')
  await page.keyboard.press('Tab')
  await page.getByText('Las ventas a crédito no pueden ser mayores que las ventas totales').waitFor()
  expect(await amount(page, 'Ventas a credito').getAttribute('aria-invalid')).toBe('true')
})

test('figures that do not fit together are all marked, and say where it is explained', async () => {
  const page = await open()
  await fillIn(page, healthyShop)
  await amount(page, 'Cuentas por cobrar').fill('90000')
  await page.keyboard.press('Tab')
  await page.getByText('Revisa este dato con «Inventario final» y «Cuentas por cobrar».').waitFor()
  expect(await page.getByText('No cuadra con «Activos corrientes»: ahí está por qué.').count()).toBe(2)
  const marked = await page
    .locator('[aria-invalid="true"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('name')))
  expect(marked).toEqual(['activo_corriente', 'inventario_final', 'cuentas_por_cobrar'])
})

test('what is to be corrected is a list of links to the fields', async () => {
  const page = await open()
  await fillIn(page, healthyShop)
  await amount(page, 'Ventas a credito').fill('15%')
  await amount(page, 'Costo de ventas').fill('')
  await page.getByRole('button', { name: 'Calcular Diagnóstico' }).click()
  await page.getByText('Hay 2 datos por corregir:').waitFor()
  await page.getByRole('link', { name: 'Ventas a credito' }).click()
  await isFocused(page, { name: 'ventas_credito' })
})

test('Tab goes from figure to figure, then to what the terms mean; F1 explains the figure one is at', async () => {
  const page = await open()
  await amount(page, 'Activos corrientes').focus()
  for (const figure of healthyShop) {
    await page.keyboard.type(String(figure))
    await page.keyboard.press('Tab')
  }
  expect(await shown(page)).toEqual(healthyShop.map((figure) => `$\u00a0${figure.toLocaleString('en')}.00`))
  await isFocused(page, { name: 'periodo_meses' })
  await page.keyboard.press('Tab')
  await isFocused(page, { textContent: 'Qué es cada dato' })
  await page.keyboard.press('Enter')
  await page.getByText('la tecla F1 explica').waitFor()
  await amount(page, 'Ventas totales').press('F1')
  const help = page.getByRole('tooltip')
  await help.getByText('ventas netas').waitFor()
  expect(await amount(page, 'Ventas totales').getAttribute('aria-describedby')).toBe(
    await help.getAttribute('id'),
  )
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'hidden' })
})

test('the first click calculates while an explanation is open', async () => {
  const page = await open()
  await fillIn(page, healthyShop)
  await amount(page, 'Cuentas por cobrar').press('F1')
  await page.getByRole('tooltip').waitFor()
  await calculate(page)
})

test('help is large enough for a thumb, and covers no field', async () => {
  const page = await open()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Ver todo' }).click()
  const help = page.getByRole('button', { name: '¿Qué son los activos corrientes?' })
  await help.click()
  await page.getByRole('tooltip').getByText('activo circulante').waitFor()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await coveredFields(page)).toEqual([])
    if (width === 360) {
      const size = await help.evaluate((button) => button.getBoundingClientRect().toJSON())
      expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(44)
    }
  }
})

test('figures that look monthly give a warning, and one click changes the period', async () => {
  const page = await open()
  await fillIn(page, [150_000, 80_000, 400_000, 180_000, 25_000, 42_000, 80_000, 104_000, 16_000, 30_000])
  await page.getByText('Tus ventas y costos parecen de un mes.').waitFor()
  await page.getByRole('button', { name: 'Cambiar a 1 mes' }).press('Enter')
  await isFocused(page, { name: 'ventas_totales' })
  await page.getByText('Tus ventas y costos parecen de un mes.').waitFor({ state: 'detached' })
  expect(await page.getByLabel('Periodo de tus ventas y costos').inputValue()).toBe('1')
})

test('a draft survives a reload', async () => {
  const page = await open()
  await fillIn(page, healthyShop.slice(0, 4))
  await page.getByLabel('Periodo de tus ventas y costos').selectOption('3')
  const before = await shown(page)
  await page.reload()
  await amount(page, 'Activos corrientes').waitFor()
  expect(await shown(page)).toEqual(before)
  expect(await page.getByLabel('Periodo de tus ventas y costos').inputValue()).toBe('3')
})

test('«Reiniciar» clears form and diagnosis, and can be undone', async () => {
  const page = await open()
  await fillIn(page, healthyShop)
  await calculate(page)
  await page.getByRole('button', { name: 'Reiniciar' }).click()
  await page.getByText('Aquí verás tu semáforo').waitFor()
  expect(new Set(await shown(page))).toEqual(new Set(['']))
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByRole('heading', { name: 'Diagnóstico financiero' }).waitFor()
  expect((await shown(page)).filter((value) => value === '')).toEqual([])
})
