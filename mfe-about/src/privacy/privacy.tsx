import type { Operator } from '@semaforo/contracts'
import { ButtonLink, Page } from '@semaforo/ui'
import { useOperator, workingDays } from '../operator/use-operator.ts'
import { Records } from '../records.tsx'
import sections from '../sections.module.css'
import styles from './privacy.module.css'
import { texts } from './privacy.texts.ts'
import { storedData } from './stored-data.ts'

/** /privacidad */
export function Privacy() {
  const operator = useOperator()
  const { kept, browser, shared, changes } = texts
  return (
    <Page title={texts.title} lead={texts.lead} className={sections.page}>
      <p className={sections.small}>{texts.updated}</p>
      <Who operator={operator} />
      <section>
        <h2>{kept.title}</h2>
        <p>{kept.lead}</p>
        <Records
          label={kept.title}
          heads={[kept.what, kept.why, kept.until]}
          rows={kept.rows.map(({ what, why, until }) => [what, why, until])}
        />
        <p>{texts.money}</p>
      </section>
      <section>
        <h2>{shared.title}</h2>
        <ul className={styles.list}>
          {shared.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <Rights operator={operator} />
      <section>
        <h2>{browser.title}</h2>
        <p>{browser.lead}</p>
        {storedData.map(({ where, items }) => (
          <details key={where}>
            <summary>
              <h3>{where}</h3>
            </summary>
            <Records
              label={where}
              heads={['Nombre', kept.what, kept.until]}
              rows={items.map(({ name, what, until }) => [<code key={name}>{name}</code>, what, until])}
            />
          </details>
        ))}
      </section>
      <section>
        <h2>{changes.title}</h2>
        <p>{changes.text}</p>
      </section>
    </Page>
  )
}

function Who({ operator }: { operator: Operator | undefined }) {
  const { who } = texts
  return (
    <section>
      <h2>{who.title}</h2>
      <p>
        <span>{operator?.name ? who.named(operator.name) : who.unnamed}</span>{' '}
        <span>{operator?.address ? who.address(operator.address) : who.noAddress}</span>
      </p>
      {operator?.email && (
        <p>
          {who.email} <a href={`mailto:${operator.email}`}>{operator.email}</a>
        </p>
      )}
      {operator?.open === false ? (
        <p>{who.closed}</p>
      ) : (
        <p>
          {who.form}, <a href="/contact?asunto=data">{who.formLink}</a>.
        </p>
      )}
    </section>
  )
}

function Rights({ operator }: { operator: Operator | undefined }) {
  const { rights } = texts
  return (
    <section>
      <h2>{rights.title}</h2>
      <p>{rights.lead}</p>
      <ul className={styles.list}>
        {rights.items.map(({ right, text, href, link }) => (
          <li key={right}>
            <strong>{right}.</strong> {text} <a href={href}>{link}</a>
          </li>
        ))}
      </ul>
      {operator?.open !== false && (
        <>
          <p>{operator ? rights.ask(workingDays(operator.replyDays)) : rights.askUnknown}</p>
          <div>
            <ButtonLink href="/contact?asunto=data" variant="secondary">
              {rights.askLink}
            </ButtonLink>
          </div>
        </>
      )}
      <p>{rights.authority}</p>
    </section>
  )
}
