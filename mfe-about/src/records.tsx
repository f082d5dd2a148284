import type { ReactNode } from 'react'
import styles from './records.module.css'

type Props = { label: string; heads: readonly string[]; rows: readonly (readonly ReactNode[])[] }

/** A table; on phones each row is a block with the head before each cell. */
export function Records({ label, heads, rows }: Props) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
          <tr key={row}>
            {cells.map((cell, at) => (
              <td key={heads[at]}>
                <span className={styles.head}>{heads[at]}</span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
