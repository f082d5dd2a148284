import { eventually } from '@semaforo/testing/eventually'
import type { Page } from 'playwright-core'
import { signedIn } from '../support/accounts.ts'
import { fillIn, healthyShop } from '../support/diagnostics.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()
let page: Page

beforeEach(async () => {
  page = await visit('/minegocio', await signedIn(site(), 'user'))
  await page.getByLabel('Activos corrientes', { exact: true }).waitFor()
})

const labels = [
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
] as const
type Changes = { [Label in (typeof labels)[number]]?: number | string }

/** A healthy shop with some figures changed, pasted as one column. */
const shopWith = (changes: Changes) =>
  fillIn(page, labels.map((label, i) => changes[label] ?? healthyShop[i] ?? 0) as number[])

/** The accessible description of a field. */
const saidOf = (label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((input) => {
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
    const text = ids.map((id) => document.getElementById(id)?.textContent).join(' ')
    return { text, isWrong: input.getAttribute('aria-invalid') === 'true' }
  })

type Row = [name: string, changes: Changes, label: string, text: string]

test.each<Row>([
  ['a negative amount', { 'Costo de ventas': -1 }, 'Costo de ventas', 'No puede ser un número negativo.'],
  [
    'an amount beyond the limit',
    { 'Ventas totales': '1000000000000001' },
    'Ventas totales',
    'Ese monto es demasiado grande: revisa los ceros.',
  ],
  [
    'no assets',
    { 'Activos corrientes': 0, 'Total de activos': 0, 'Inventario final': 0, 'Cuentas por cobrar': 0 },
    'Total de activos',
    'El total de activos no puede ser cero: incluye todo lo que tiene tu negocio.',
  ],
  [
    'more current assets than assets',
    { 'Activos corrientes': 400_001 },
    'Activos corrientes',
    'Los activos corrientes no pueden ser mayores que el total de activos: son una parte de él. Revisa este dato con «Total de activos».',
  ],
  [
    'more short-term debt than debt',
    { 'Pasivos corrientes': 180_001 },
    'Pasivos corrientes',
    'Los pasivos corrientes no pueden ser mayores que el total de pasivos: son una parte de él. Revisa este dato con «Total de pasivos».',
  ],
  [
    'more stock and receivables than current assets',
    { 'Inventario final': 120_001 },
    'Activos corrientes',
    'El inventario final y las cuentas por cobrar suman más que los activos corrientes, y son parte de ellos. Revisa este dato con «Inventario final» y «Cuentas por cobrar».',
  ],
  [
    'more sold on credit than sold',
    { 'Ventas a credito': 500_001 },
    'Ventas a credito',
    'Las ventas a crédito no pueden ser mayores que las ventas totales: son una parte de ellas. Revisa este dato con «Ventas totales».',
  ],
])('error: %s', async (_, changes, label, text) => {
  await shopWith(changes)
  await eventually(async () =>
    expect(await saidOf(label)).toEqual({ text: expect.stringContaining(text), isWrong: true }),
  )
})

test.each<Row>([
  [
    'more debt than assets',
    { 'Total de pasivos': 400_001 },
    'Total de pasivos',
    'Debes más de lo que tienes. Revisa si los dos totales son de la misma fecha.',
  ],
  [
    'sold below cost',
    { 'Costo de ventas': 500_001 },
    'Costo de ventas',
    'Lo que vendes te cuesta más de lo que cobras. Revisa si los dos montos son del mismo periodo.',
  ],
  [
    'more receivables than credit sales',
    { 'Ventas a credito': 29_999 },
    'Cuentas por cobrar',
    'Te deben más de lo que vendiste a crédito. ¿Son saldos de años anteriores, o pusiste ventas de un mes?',
  ],
  [
    'receivables without credit sales',
    { 'Ventas a credito': 0 },
    'Cuentas por cobrar',
    'Te deben dinero, pero no anotaste ventas a crédito. ¿Son saldos viejos o falta un dato?',
  ],
  [
    'inventories far apart',
    { 'Inventario inicial': 20_000 },
    'Inventario inicial',
    'Tus dos inventarios son muy distintos: uno es más de 5 veces el otro. Revisa los ceros.',
  ],
  [
    'figures of a month',
    { 'Ventas totales': 41_667, 'Costo de ventas': 25_000, 'Ventas a credito': 16_667 },
    'Ventas totales',
    'Tus ventas y costos parecen de un mes. Si es así, cambia el periodo a 1 mes.',
  ],
])('warning: %s', async (_, changes, label, text) => {
  await shopWith(changes)
  await page.getByText(text).first().waitFor()
  const said = await saidOf(label)
  expect(said.text).toContain(text)
  expect(said.isWrong).toBe(false)
})
