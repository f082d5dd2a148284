import { problems } from '@semaforo/contracts/problems'

/** The table of docs/errores.md, generated from the codes of the contracts. */
export function problemTable(): string {
  const rows = problems.map(
    ([code, status, when, remedy]) => `| \`${code}\` | ${status ?? ''} | ${when} | ${remedy} |`,
  )
  return ['| Código | Estado | Cuándo | Qué hacer |', '|---|---|---|---|', ...rows].join('\n')
}
