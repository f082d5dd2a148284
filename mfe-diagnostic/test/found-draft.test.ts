import { ago } from '../src/form/drafts/ago.ts'
import { found, outdated, type TabDraft, type TabDrafts } from '../src/form/drafts/found-draft.ts'

const changedAt = (at: number): TabDraft => ({
  draft: { amounts: { ventas_totales: '500000' }, months: 12 },
  at,
})
const untouched: TabDraft = { draft: { amounts: {}, months: 12 }, at: 9 }
const openAre =
  (...tabs: string[]) =>
  (tab: string) =>
    tabs.includes(tab)

test.each<[string, TabDrafts, string[], ReturnType<typeof found>]>([
  ['nothing is found where no other tab has typed', { one: untouched }, ['one'], undefined],
  [
    'the only draft of a closed tab is restored',
    { one: changedAt(1) },
    [],
    { action: 'restore', tab: 'one' },
  ],
  ['the draft of an open tab is offered', { one: changedAt(1) }, ['one'], { action: 'offer', tab: 'one' }],
  [
    'the newest of several closed tabs is offered',
    { one: changedAt(1), two: changedAt(3), three: changedAt(2) },
    [],
    { action: 'offer', tab: 'two' },
  ],
  [
    'the draft of a closed tab is offered before one of an open tab',
    { one: changedAt(1), two: changedAt(2) },
    ['two'],
    { action: 'offer', tab: 'one' },
  ],
])('%s', (_, others, open, expected) => {
  expect(found(others, openAre(...open))).toEqual(expected)
})

test('of closed tabs the five newest drafts stay, and no empty one', () => {
  const others = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((at) => [`tab${at}`, changedAt(at)]))
  expect(outdated({ ...others, untouched, open: untouched }, openAre('open', 'tab1'))).toEqual([
    'tab2',
    'untouched',
  ])
})

test.each([
  [59_999, 'hace un momento'],
  [5 * 60_000, 'hace 5 minutos'],
  [3_600_000, 'hace 1 hora'],
  [3 * 86_400_000, 'hace 3 días'],
])('%i ms ago reads «%s»', (ms, text) => {
  expect(ago(ms)).toBe(text)
})
