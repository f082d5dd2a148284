import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RiskModelFile } from '@semaforo/contracts'
import { type RiskModel, riskModel } from '@semaforo/diagnosis'

/** A model that passed its own test, with the bytes that a page makes the same model of. */
export type LoadedModel = { model: RiskModel; bytes: Buffer; etag: string }

export const committedModel = join(import.meta.dirname, '../model/risk-model.json')

/**
 * Reads a model file and makes it ready.
 * @throws when it is missing, is not what the contract says, or does not repeat its own results
 */
export async function loadModel(path: string): Promise<LoadedModel> {
  const bytes = await readFile(path)
  const model = riskModel(RiskModelFile.parse(JSON.parse(bytes.toString())))
  const hash = createHash('sha256').update(bytes).digest('base64url')
  return { model, bytes, etag: `"${hash}"` }
}
