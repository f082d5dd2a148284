import { besideOlder } from '../../support/fault-runs/beside-older.ts'

/** The checkout of an earlier release, with its packages. */
const older = process.env['OLDER_CHECKOUT']
const withOlder = older ? test : test.skip

withOlder(
  'an older release of every service (OLDER_CHECKOUT) beside this one: all that was answered is there for both',
  async () => {
    const outcome = await besideOlder('releases-failures', older ?? '', 10_000)
    expect(outcome).toMatchObject({ recordsWrong: 0, refusals: [], deadLetters: [] })
    for (const verdict of outcome.verdicts)
      expect(verdict).toMatchObject({ lost: 0, duplicates: 0, disorders: 0, findings: [] })
    expect(Object.keys(outcome.answers)).toEqual(['200'])
    expect(outcome.people).toBeGreaterThan(1)
  },
)
