import type { RiskModelFile } from '@semaforo/contracts'
import { type RiskModel, riskModel } from '@semaforo/diagnosis'
import { ask, paths } from './ask.ts'

/** A model, and the share of all companies that fail within a year, by which its risks are told. */
export type LoadedModel = { model: RiskModel; baseRate: number }

let loading: Promise<LoadedModel> | undefined

/** The risk model of a site, loaded once; after a failure the next call tries again. */
export function loadModel(site: string): Promise<LoadedModel> {
  loading ??= read(site).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function read(site: string): Promise<LoadedModel> {
  // Its self test says whether it is whole.
  const file = (await ask(site, paths.model)) as RiskModelFile
  return { model: riskModel(file), baseRate: file.baseRate }
}
