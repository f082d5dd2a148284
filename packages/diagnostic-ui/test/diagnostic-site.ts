import { readFileSync } from 'node:fs'
import {
  amountFields,
  type DiagnosticRecord,
  diagnose,
  type Figures,
  improve,
  listBusinesses,
  listRecords,
  listTags,
  type NewRecord,
  predict,
  type RiskModelFile,
  readPublicModelFile,
  readRecord,
  saveRecord,
  unnamedBusiness,
} from '@semaforo/contracts'
import * as rules from '@semaforo/diagnosis'
import type { Session } from '@semaforo/frontend-kit'
import type { FakeApi } from '@semaforo/frontend-kit/testing'
import { aCompany } from '@semaforo/testing/companies'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

export { aSession } from '@semaforo/frontend-kit/testing'

const baseRate = 0.05
const path = new URL('../../../services/diagnostic/model/risk-model.json', import.meta.url)
/** The file of the risk model as the site publishes it. */
export const riskModelFile = {
  ...(JSON.parse(readFileSync(path, 'utf8')) as RiskModelFile),
  assumedBaseRate: baseRate,
}
export const model = rules.riskModel(riskModelFile)

/** A month's sales, costs and credit sales where a year's are expected. */
export const monthly = aCompany({ costo_ventas: 25_000, ventas_totales: 41_000, ventas_credito: 16_000 })

/** What is different in a shop with more debt than assets that sells below cost. */
export const failing = {
  activo_corriente: 90_000,
  pasivo_corriente: 260_000,
  total_activos: 300_000,
  total_pasivos: 420_000,
  costo_ventas: 520_000,
  inventario_inicial: 60_000,
  inventario_final: 40_000,
  cuentas_por_cobrar: 45_000,
}

let ids = 0

/** A stored diagnostic of somebody: each is a minute newer than the one before. */
export const aRecord = (
  { user }: Session,
  figures: Partial<Figures> = {},
  changes: Partial<DiagnosticRecord> = {},
): DiagnosticRecord => ({
  ...aCompany(figures),
  predictionTree: 0,
  score: 86.3,
  user_id: user.id,
  id: `record-of-the-test-${++ids}`,
  saved_at: new Date(Date.UTC(2026, 0, 1, 12, ids)).toISOString(),
  ...changes,
})

/** Answers a save: stores the diagnostic, once for each id. */
export const saveInto =
  (records: DiagnosticRecord[]) =>
  ({ body }: { body: unknown }): DiagnosticRecord => {
    const given = body as NewRecord
    const record = { ...given, id: given.id ?? 'without-an-id-1', saved_at: new Date().toISOString() }
    const at = records.findIndex(({ id }) => id === record.id)
    records.splice(Math.max(at, 0), at < 0 ? 0 : 1, record)
    return record
  }

/** Whether a record of this business is asked for. */
const isOf = (id = unnamedBusiness, asked: string | undefined) => asked === undefined || id === asked

/** Answers what the diagnostic asks the site. @returns the stored records, newest first */
export function diagnosticSite(api: FakeApi): DiagnosticRecord[] {
  const records: DiagnosticRecord[] = []
  const ownRecords = (headers: Headers) =>
    records.filter(
      ({ user_id }) => headers.get('authorization') === `Bearer ${user_id.replace('user', 'token')}`,
    )
  beforeEach(() => {
    records.length = 0
    // The id of the tab outlasts a test, as it outlasts a page.
    sessionStorage.setItem('semaforo.tab', 'this-tab')
    api.answer(diagnose, ({ body }) => rules.diagnose(body as Figures))
    api.answer(predict, ({ body }) => model.predict(body as Figures, baseRate))
    api.answer(improve, ({ body }) => rules.improve(body as Figures, model, baseRate))
    api.answer(readPublicModelFile, riskModelFile)
    api.answer(listTags, { tags: [] })
    api.answer(saveRecord, saveInto(records))
    api.answer(listRecords, ({ headers, query }) => ({
      records: ownRecords(headers).filter(({ negocio }) => isOf(negocio?.id, query.negocio)),
    }))
    api.answer(listBusinesses, ({ headers }) => {
      const byBusiness = Map.groupBy(ownRecords(headers), ({ negocio }) => negocio?.id ?? unnamedBusiness)
      return {
        businesses: [...byBusiness].map(([id, own]) => ({
          id,
          name: own[0]?.negocio?.name ?? 'Mi negocio',
          records: own.length,
          latest: own[0],
          ...(own[1] && { previous: own[1] }),
        })),
      }
    })
    api.answer(readRecord, ({ params }) => {
      const record = records.find(({ id }) => id === params.id)
      return (
        record ??
        Response.json({ code: 'record-not-found', message: 'Ese diagnóstico no existe.' }, { status: 404 })
      )
    })
  })
  return records
}

/** Makes the page as narrow as a phone for the tests of a file. */
export function onPhone(): void {
  const wide = matchMedia
  beforeEach(() => {
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media === '(max-width: 600px)' })
  })
  afterEach(() => {
    window.matchMedia = wide
  })
}

export const amount = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
export const amountInputs = () => screen.getAllByRole<HTMLInputElement>('textbox')
export const shownAmounts = () => amountInputs().map(({ value }) => value.replace('\u00a0', ' '))
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Replaces the text of a field, which keeps the focus. */
export function write(label: string, text: string): void {
  amount(label).focus()
  fireEvent.input(amount(label), { target: { value: text } })
}

/** Pastes a text, or files, into a field. */
export function paste(label: string, text: string, files: File[] = []): void {
  const types = files.length > 0 ? ['Files'] : ['text/plain']
  fireEvent.paste(amount(label), { clipboardData: { getData: () => text, files, types } })
}

/** The ten amounts as a column of a sheet. */
export const column = (figures: Figures) => amountFields.map((field) => figures[field]).join('\n')

/** Fills in the ten figures at once. */
export async function fillIn(figures: Partial<Figures> = {}): Promise<void> {
  await screen.findByRole('textbox', { name: 'Activos corrientes' })
  paste('Activos corrientes', column(aCompany(figures)))
  await press('Poner estas cifras')
}

/** Unfolds the form, which a result has folded. */
export async function unfoldForm(): Promise<void> {
  const toggle = screen.queryByRole('button', { name: 'Actualizar mis cifras', expanded: false })
  if (toggle) await userEvent.click(toggle)
}

/** Calculates and waits for the result. */
export async function calculate(): Promise<void> {
  await press('Calcular Diagnóstico')
  await screen.findByRole('heading', { name: 'Diagnóstico financiero' })
}
