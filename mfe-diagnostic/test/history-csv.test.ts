import { csvOf } from '@semaforo/frontend-kit/csv'
import { aCompany } from '@semaforo/testing/companies'
import { rowsOf } from '../src/history/export/rows.ts'
import { xlsxOf } from '../src/history/export/xlsx.ts'

const record = {
  ...aCompany(),
  score: 86.3,
  predictionTree: 0 as const,
  user_id: 'ana',
  id: '1',
  saved_at: '2026-03-04T12:00:00.000Z',
}

test('a file of the history: heads, then a row for each diagnostic', () => {
  const [heads, row] = csvOf(rowsOf([record])).split('\r\n')
  expect(heads).toBe(
    '\uFEFFFecha,Hora,Puntaje,Resultado,Semáforo,Activos corrientes,Pasivos corrientes,Total de activos,Total de pasivos,Costo de ventas,Ventas totales,Inventario inicial,Inventario final,Ventas a credito,Cuentas por cobrar,Meses del periodo',
  )
  expect(row).toMatch(/^2026-03-04,\d\d:\d\d,86\.3,Empresa saludable,Verde,150000,80000,.*,12$/)
})

test('a diagnostic without a score leaves its place empty', () => {
  const [, row] = csvOf(rowsOf([{ ...record, score: null, predictionTree: null }])).split('\r\n')
  expect(row).toMatch(/^[\d-]+,[\d:]+,,Sin diagnóstico,Sin semáforo,/)
})

test.each(['=1+1', '+52', '-1', '@SUM(A1)', '\tx', '\rx'])('%j does not run as a formula', (text) => {
  expect(csvOf([[text]]).replaceAll('"', '')).toBe(`\uFEFF'${text}\r\n`)
})

test('numbers stay numbers, and texts with commas and quotes one cell', () => {
  expect(csvOf([[-1.5, 'a, "b"', null]])).toBe('\uFEFF-1.5,"a, ""b""",\r\n')
})

test('the workbook is one that others open', async () => {
  const bytes = new Uint8Array(await (await xlsxOf(rowsOf([record]))).arrayBuffer())
  expect([...bytes.slice(0, 4)]).toEqual([0x50, 0x4b, 3, 4])
})
