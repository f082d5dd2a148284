import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RiskModelFile } from '@semaforo/contracts'
import { type RiskModel, riskModel } from '@semaforo/diagnosis'

/** A model that passed its self-test, with the bytes from which the page builds the same model. */
export type LoadedModel = { model: RiskModel; bytes: Buffer; etag: string }

export const committedModel = join(import.meta.dirname, '../model/risk-model.json')

/**
 * Loads a model file.
 * @param assumedBaseRate the share of all companies that fail within a year, which the page is told with the model
 * @throws if it is missing, violates the contract, or does not reproduce its own reference results
 */
export async function loadModel(path: string, assumedBaseRate: number): Promise<LoadedModel> {
  const file = RiskModelFile.parse(JSON.parse(await readFile(path, 'utf8')))
  const model = riskModel(file)
  const bytes = Buffer.from(JSON.stringify({ ...file, assumedBaseRate }))
  const hash = createHash('sha256').update(bytes).digest('base64url')
  return { model, bytes, etag: `"${hash}"` }
}
