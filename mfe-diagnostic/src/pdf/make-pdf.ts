import { improvementOf } from '../plan/improvement.ts'
import type { Evaluation } from '../result/evaluation.ts'

/** The library with what draws the PDF: a script of its own, since most visits need none of it. */
const library = () => import(/* webpackChunkName: "later-pdf" */ './diagnosis-pdf.ts')

/** Has the library there before somebody presses the button, unless the visitor saves data. */
export function prepare(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  // What fails now is fetched with the press.
  if (!connection?.saveData) library().catch(() => undefined)
}

/** The PDF of an evaluation. */
export async function makePdf(
  evaluation: Evaluation,
  amounts: boolean,
  name: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const [{ diagnosisPdf }, improvement] = await Promise.all([library(), improvementOf(evaluation.figures)])
  return diagnosisPdf(evaluation, { amounts, improvement, name, now: new Date(), host: location.host })
}
