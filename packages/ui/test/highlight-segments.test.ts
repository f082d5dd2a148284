import { highlightSegments, type TextRange } from '../src/highlight-segments.ts'

function drawn(text: string, ranges: TextRange[]): string {
  return highlightSegments(text, ranges)
    .map((segment) => (segment.marked ? `[${segment.text}]` : segment.text))
    .join('')
}

test('marks the characters in the ranges and keeps the rest', () => {
  expect(drawn('Razón de liquidez', [[9, 12]])).toBe('Razón de [liq]uidez')
  expect(drawn('IVA', [[0, 3]])).toBe('[IVA]')
  expect(drawn('Crédito PyME', [])).toBe('Crédito PyME')
})

test.each<[TextRange[], string]>([
  [
    [
      [4, 5],
      [0, 1],
    ],
    '[F]luj[o]',
  ],
  [
    [
      [0, 3],
      [2, 4],
    ],
    '[Flu][j]o',
  ],
  [
    [
      [0, 4],
      [1, 2],
    ],
    '[Fluj]o',
  ],
  [[[3, 99]], 'Flu[jo]'],
  [[[2, 2]], 'Flujo'],
])('neither drops nor repeats a character with the ranges %j', (ranges, expected) => {
  expect(drawn('Flujo', ranges)).toBe(expected)
})
