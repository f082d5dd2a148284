import { besideOlder } from '@semaforo/e2e/fault-runs/beside-older'
import type { Figures } from './table.ts'

const lastsMs = 600_000

/** Ten minutes of an older release of every service, whose checkout `OLDER_CHECKOUT` names, beside this one. */
export async function bench(): Promise<Figures> {
  const older = process.env['OLDER_CHECKOUT']
  if (!older) throw new Error('OLDER_CHECKOUT has to name the checkout of an older release')
  const { people, records, recordsWrong, refusals, answers, verdicts, deadLetters } = await besideOlder(
    'bench-older',
    older,
    lastsMs,
  )
  const wrong = verdicts.map(({ lost, duplicates, disorders }) => lost + duplicates + disorders)
  const refusedLikes = Object.entries(answers).filter(([answer]) => answer !== '200')
  const rows = [
    { name: 'people registered', done: people, refused: refusals.length, wrong: '' },
    { name: 'diagnostics kept', done: records, refused: '', wrong: recordsWrong },
    {
      name: 'likes, told by the older and by this release',
      done: answers['200'] ?? 0,
      refused: refusedLikes.map(([answer, times]) => `${times} ${answer}`).join(', '),
      wrong: wrong.join(' and '),
    },
    { name: 'events that could not be handled', done: '', refused: '', wrong: deadLetters.length },
  ]
  const measured = wrong.reduce((sum, each) => sum + each, recordsWrong + deadLetters.length)
  const findings = verdicts.flatMap((verdict) => verdict.findings)
  for (const problem of new Set([...refusals, ...deadLetters, ...findings])) console.error(problem)
  return {
    title: `an older release of every service beside this one for ${lastsMs / 60_000} minutes`,
    rows,
    goals: [{ name: 'lost, doubled or not handled', measured, comparison: 'at most', goal: 0 }],
  }
}
