import type { ReactNode } from 'react'

/** What is compared, its two values, and how it changed. */
export function Row({
  head,
  cells,
}: {
  head: string
  cells: [before: ReactNode, after: ReactNode, difference: string]
}) {
  const [before, after, change] = cells
  return (
    <tr>
      <th scope="row">{head}</th>
      <td>{before}</td>
      <td>{after}</td>
      <td>{change}</td>
    </tr>
  )
}
