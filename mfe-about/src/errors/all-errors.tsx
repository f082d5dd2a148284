import { Page, SearchField } from '@semaforo/ui'
import { useEffect, useState } from 'react'
import { Cases } from './cases.tsx'
import { matching } from './error-explanations.ts'
import styles from './errors.module.css'
import { texts } from './errors.texts.ts'

/** /ayuda/errores: every error code, with a search. A fragment names the code that is meant. */
export default function AllErrors() {
  const [query, setQuery] = useState('')
  // The browser looked for the fragment before the list was there.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])
  const found = matching(query)
  return (
    <Page title={texts.title} lead={texts.lead} className={styles.page}>
      <SearchField label={texts.search} maxLength={80} value={query} onValueChange={setQuery} />
      <p role="status">{found.length === 0 && texts.nothing}</p>
      <ul className={styles.list}>
        {found.map(({ code, cases }) => (
          <li key={code} id={code}>
            <h2>
              <code>{code}</code>
            </h2>
            <Cases cases={cases} />
          </li>
        ))}
      </ul>
    </Page>
  )
}
