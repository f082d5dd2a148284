import { type AuditEntry, readAudit } from '@semaforo/contracts'
import { request, useInfiniteQuery } from '@semaforo/frontend-kit'
import { Button, Card, EmptyState, Info } from '@semaforo/ui'
import { NoAnswer } from '../../answer/no-answer.tsx'
import { FailureNotice } from '../../form/failure-notice.tsx'
import { dateTime } from '../../format.ts'
import pageStyles from '../../profile/profile.module.css'
import styles from './audit.module.css'
import { texts } from './texts.ts'

/** The audit log: who did what, when and from where, newest first, loaded page by page. */
export function Audit() {
  return (
    <section aria-labelledby="auditoria" className={pageStyles.section}>
      <h2 id="auditoria">{texts.title}</h2>
      <p className={pageStyles.lead}>{texts.lead}</p>
      <Entries />
    </section>
  )
}

function Entries() {
  const answer = useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam, signal }) =>
      request(readAudit, { query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })
  if (!answer.data) return <NoAnswer answer={answer} texts={texts} className={pageStyles.list} />
  const entries = answer.data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) return <EmptyState icon={<Info />} title={texts.empty} />
  return (
    <>
      <Card padding="none">
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      </Card>
      {answer.isFetchNextPageError && (
        <FailureNotice failure={{ title: texts.failed, detail: answer.error.message }} />
      )}
      {answer.hasNextPage && (
        <div>
          <Button
            variant="secondary"
            loading={answer.isFetchingNextPage}
            onClick={() => void answer.fetchNextPage()}
          >
            {texts.more}
          </Button>
        </div>
      )}
    </>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  return (
    <li className={styles.entry}>
      <p>
        <strong>{texts.actions[entry.action]}</strong>
        {entry.detail && <> · {entry.detail}</>}
      </p>
      <p className={pageStyles.soft}>{dateTime(entry.at)}</p>
      <dl className={styles.facts}>
        {entry.actor && <Fact name={texts.actor} value={entry.actor} />}
        {entry.target && entry.target !== entry.actor && <Fact name={texts.target} value={entry.target} />}
        <Fact name={texts.origin} value={entry.origin} />
      </dl>
    </li>
  )
}

/** Ids and hashes are long: their first characters are enough to distinguish them. */
function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd title={value}>{value.slice(0, 8)}</dd>
    </div>
  )
}
