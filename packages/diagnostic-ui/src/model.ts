import type { RiskModelFile } from '@semaforo/contracts'
import { type RiskModel, riskModel } from '@semaforo/diagnosis'
import { ask, paths } from './ask.ts'

/** A model, and the share of all companies that fail within a year, by which its risks are told. */
export type LoadedModel = { model: RiskModel; baseRate: number }

let loading: Promise<LoadedModel> | undefined

/**
 * The risk model of a site, loaded once; after a failure the next call tries again.
 * @param fresh asks the site whether it has another one by now
 */
export function loadModel(site: string, fresh = false): Promise<LoadedModel> {
  if (fresh) loading = undefined
  loading ??= read(site, fresh).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function read(site: string, fresh: boolean): Promise<LoadedModel> {
  // Its self test says whether it is whole.
  const file = (await ask(site, paths.model, undefined, fresh ? 'no-cache' : 'default')) as RiskModelFile
  return { model: riskModel(file), baseRate: file.assumedBaseRate ?? file.baseRate }
}
