import { type AuditEntry, type AuditQuery, readAudit } from '@semaforo/contracts'
import { request, useInfiniteQuery, useSession } from '@semaforo/frontend-kit'
import { Button, Card, EmptyState, Info } from '@semaforo/ui'
import { type RefObject, useState } from 'react'
import { useSearch } from 'wouter'
import { NoAnswer } from '../../answer/no-answer.tsx'
import { documentedSentence } from '../../form/failure.ts'
import { FailureNotice } from '../../form/failure-notice.tsx'
import { useFocusWhenLost } from '../../form/use-focus-when-lost.ts'
import { dateTime } from '../../format.ts'
import pageStyles from '../../profile/profile.module.css'
import styles from './audit.module.css'
import { texts } from './audit.texts.ts'
import { type AuditFilter, AuditFilters, queryOf } from './audit-filters.tsx'
import { DownloadAudit } from './download-audit.tsx'
import { sentence, short } from './sentence.ts'

/** The audit log: who did what, when and from where, newest first, loaded page by page. */
export function Audit() {
  return (
    <section aria-labelledby="auditoria" className={pageStyles.section}>
      <h2 id="auditoria">{texts.title}</h2>
      <p className={pageStyles.lead}>{texts.lead}</p>
      <FilteredEntries />
    </section>
  )
}

function FilteredEntries() {
  const person = new URLSearchParams(useSearch()).get('persona') ?? ''
  const [filter, setFilter] = useState<AuditFilter>({ person, action: '', from: '', until: '' })
  const query = queryOf(filter)
  const answer = useAudit(query)
  return (
    <>
      <AuditFilters
        filter={filter}
        name={answer.data?.pages[0]?.names[filter.person]}
        onChange={(change) => setFilter({ ...filter, ...change })}
      />
      <DownloadAudit query={query} />
      <Entries answer={answer} isFiltered={Object.keys(query).length > 0} />
    </>
  )
}

function useAudit(query: AuditQuery) {
  return useInfiniteQuery({
    queryKey: ['audit', query],
    queryFn: ({ pageParam, signal }) =>
      request(readAudit, { query: { ...query, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })
}

function Entries({ answer, isFiltered }: { answer: ReturnType<typeof useAudit>; isFiltered: boolean }) {
  const firstOfLast = useFocusWhenLost<HTMLLIElement>((answer.data?.pages.length ?? 0) > 1)
  if (!answer.data) return <NoAnswer answer={answer} texts={texts} className={pageStyles.list} />
  const entries = answer.data.pages.flatMap((page) => page.entries)
  const names = Object.assign({}, ...answer.data.pages.map((page) => page.names))
  const firstId = answer.data.pages.at(-1)?.entries[0]?.id
  if (entries.length === 0)
    return <EmptyState icon={<Info />} title={isFiltered ? texts.nothingFound : texts.empty} />
  return (
    <>
      <Card padding="none">
        <ul>
          {entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              names={names}
              focusRef={entry.id === firstId ? firstOfLast : undefined}
            />
          ))}
        </ul>
      </Card>
      {answer.isFetchNextPageError && (
        <FailureNotice failure={documentedSentence(answer.error, texts.failed)} />
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

/** @param focusRef ref for the first entry of the last loaded page, which gets the focus */
function Entry({
  entry,
  names,
  focusRef,
}: {
  entry: AuditEntry
  names: Readonly<Record<string, string>>
  focusRef: RefObject<HTMLLIElement | null> | undefined
}) {
  const me = useSession()?.user.id
  const ids = [entry.actor, entry.target].filter((id) => id !== undefined)
  return (
    <li ref={focusRef} tabIndex={focusRef && -1} className={styles.entry}>
      {/* The whole ids, for who compares them with those of the log. */}
      <p title={ids.join(' · ')}>
        {sentence(entry, names, me).map(({ text, href }, at) =>
          href ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
            <a key={at} href={href}>
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
      <p className={pageStyles.soft}>
        <time dateTime={entry.at}>{dateTime(entry.at)}</time>
      </p>
      {entry.origin !== undefined && (
        <p className={styles.origin} title={entry.origin}>
          {entry.origin === 'start' ? texts.atStart : texts.origin(short(entry.origin))}
        </p>
      )}
    </li>
  )
}
