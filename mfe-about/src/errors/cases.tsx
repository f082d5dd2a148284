import type { Case } from './error-explanations.ts'
import styles from './errors.module.css'
import { texts } from './errors.texts.ts'
import { WithCode } from './with-code.tsx'

/** When an error occurs and what to do, for who writes programs or operates the site. */
export function Cases({ cases }: { cases: readonly Case[] }) {
  return cases.map(({ status, when, what }) => (
    <dl key={when} className={styles.cases}>
      <dt>
        {texts.when}
        {status !== null && ` (${texts.status(status)})`}
      </dt>
      <dd>
        <WithCode>{when}</WithCode>.
      </dd>
      <dt>{texts.what}</dt>
      <dd>
        <WithCode>{what}</WithCode>.
      </dd>
    </dl>
  ))
}
