import fc from 'fast-check'
import { joinRoster, leaveRoster, type Roster } from '../../src/administration/roster.ts'

test('whatever the order of joins and leaves, the last admin cannot leave', () => {
  const change = fc.record({ joins: fc.boolean(), id: fc.constantFrom('a', 'b', 'c') })
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      let roster: Roster = { admins: ['a'] }
      for (const { joins, id } of changes) {
        const [next, , left] = joins ? joinRoster(roster, id) : leaveRoster(roster, id)
        const after = next as Roster
        expect(after.admins.length).toBeGreaterThan(0)
        expect(new Set(after.admins).size).toBe(after.admins.length)
        if (!joins && left) expect(after.admins).not.toContain(id)
        roster = after
      }
    }),
  )
})
