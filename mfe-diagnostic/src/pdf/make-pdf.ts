import type { Evaluation } from '../result/evaluation.ts'
import type { Lack } from './request-certificate.ts'

/** The library with what draws the PDF: a script of its own, since most visits need none of it. */
const library = () => import(/* webpackChunkName: "later-pdf" */ './later.ts')

/** Has the library there before somebody presses the button, unless the visitor saves data. */
export function prepare(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  // What fails now is fetched with the press.
  if (!connection?.saveData) library().catch(() => undefined)
}

type Made = { file: Uint8Array<ArrayBuffer>; lack: Lack | undefined }

/** The PDF of an evaluation, and why it has no certificate if one was due. Without amounts none is asked for. */
export async function makePdf(evaluation: Evaluation, amounts: boolean, name: string): Promise<Made> {
  const { diagnosisPdf, requestCertificate } = await library()
  const answer = amounts ? await requestCertificate(evaluation) : undefined
  const isLacking = typeof answer === 'string'
  const { origin, host } = location
  const certified = isLacking ? undefined : answer
  const contents = { amounts, name, certified, now: new Date(), site: { origin, host } }
  return { file: await diagnosisPdf(evaluation, contents), lack: isLacking ? answer : undefined }
}
