import { highlightSegments, type TextRange } from '../highlight-segments.ts'

/** A text with the matches of a search marked. */
export function Highlight({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  return highlightSegments(text, ranges).map((segment) =>
    segment.marked ? (
      <mark key={segment.start}>{segment.text}</mark>
    ) : (
      <span key={segment.start}>{segment.text}</span>
    ),
  )
}
