import { type ListedUser, updateUser } from '@semaforo/contracts'
import { ApiError, request } from '@semaforo/frontend-kit'
import { FocusGoesOn, useLastError } from '@semaforo/frontend-kit/retry'
import { Button, Card, EmptyState, ErrorState, User } from '@semaforo/ui'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { Pending } from '../../answer/pending.tsx'
import { serverSentence } from '../../form/failure.ts'
import { FailureNotice, HelpLink } from '../../form/failure-notice.tsx'
import { UndoNotice } from '../../form/undo-notice.tsx'
import { useFocusWhenLost } from '../../form/use-focus-when-lost.ts'
import pageStyles from '../../profile/profile.module.css'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { BulkDialog } from '../bulk/bulk-dialog.tsx'
import { BulkOutcome } from '../bulk/bulk-outcome.tsx'
import { useBulk } from '../bulk/use-bulk.ts'
import { type Selection, useSelection } from '../bulk/use-selection.ts'
import { bulkTexts } from './bulk-users.texts.ts'
import { type UserActions, useUserActions } from './use-user-actions.ts'
import { refreshUsersSoon, type UserSearch, useUsers } from './use-users.ts'
import { UserFilters } from './user-filters.tsx'
import { UserQuestion } from './user-question.tsx'
import { UserRow } from './user-row.tsx'
import styles from './users.module.css'
import { texts } from './users.texts.ts'

const everybody: UserSearch = { q: '', role: '', status: '', sort: 'newest', page: 1 }

/** All users: search by name or address, filter by role and status, sort, edit. */
export function Users({ ownId }: { ownId: string }) {
  const q = new URLSearchParams(useSearch()).get('q') ?? ''
  const [search, setSearch] = useState({ ...everybody, q })
  const answer = useUsers(search)
  const selection = useSelection<ListedUser>()
  const actions = useUserActions(selection)
  const bulk = useBulk(selection, {
    stateOf: ({ status }) => status,
    change: ({ id }, status) => request(updateUser, { params: { id }, body: { status } }),
    changed: refreshUsersSoon,
  })
  // The last user of a page may be gone.
  const isPastEnd = answer.data?.users.length === 0 && answer.data.page > 1 && !answer.isPlaceholderData
  useEffect(() => {
    if (isPastEnd) setSearch((before) => ({ ...before, page: before.page - 1 }))
  }, [isPastEnd])
  const { done } = actions
  const heading = useFocusWhenLost(done !== undefined || selection.used)
  return (
    <section aria-labelledby="usuarios" className={pageStyles.section}>
      <h2 id="usuarios" ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <UserFilters search={search} onChange={(change) => setSearch({ ...search, page: 1, ...change })} />
      <BulkBar
        words={bulkTexts}
        selection={selection}
        bulk={bulk}
        page={(answer.data?.users ?? []).filter(({ id }) => id !== ownId)}
      />
      <div className={pageStyles.outcome}>
        <div role="status" className={pageStyles.status}>
          {done && <UndoNotice text={done.text} of={done.undo?.of} onUndo={done.undo?.run} />}
          <BulkOutcome
            words={bulkTexts}
            nameOf={({ firstName, lastName }) => `${firstName} ${lastName}`}
            bulk={bulk}
          />
        </div>
        <FailureNotice failure={actions.failure} onRetry={actions.retry} />
      </div>
      <List answer={answer} actions={actions} selection={selection} ownId={ownId} />
      {answer.data && (
        <Pages
          page={answer.data.page}
          next={answer.data.next}
          onPage={(page) => setSearch({ ...search, page })}
        />
      )}
      <UserQuestion actions={actions} />
      <BulkDialog words={bulkTexts} bulk={bulk} />
    </section>
  )
}

type ListProps = {
  answer: ReturnType<typeof useUsers>
  actions: UserActions
  selection: Selection<ListedUser>
  ownId: string
}

function List({ answer, actions, selection, ownId }: ListProps) {
  const error = useLastError(answer)
  const isRefused = error instanceof ApiError && [401, 403].includes(error.status)
  if (error && (isRefused || !answer.data || answer.isPlaceholderData)) {
    const refused = serverSentence(error, texts.refused)
    return (
      <FocusGoesOn>
        <ErrorState
          title={isRefused ? refused.title : error.message}
          description={error instanceof ApiError && <HelpLink code={error.code} />}
          retrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      </FocusGoesOn>
    )
  }
  if (!answer.data) return <Pending label={texts.loading} className={pageStyles.list} />
  if (answer.data.users.length === 0 && answer.data.page === 1)
    return <EmptyState icon={<User />} title={texts.empty} description={texts.emptyHint} />
  return (
    <Card padding="none">
      <ul>
        {answer.data.users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            own={user.id === ownId}
            actions={actions}
            selection={selection}
          />
        ))}
      </ul>
    </Card>
  )
}

function Pages({
  page,
  next,
  onPage,
}: {
  page: number
  next: number | undefined
  onPage: (page: number) => void
}) {
  if (page === 1 && !next) return null
  return (
    <div className={styles.pages}>
      <Button variant="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {texts.previous}
      </Button>
      <p role="status">{texts.page(page)}</p>
      <Button variant="secondary" disabled={!next} onClick={() => onPage(page + 1)}>
        {texts.next}
      </Button>
    </div>
  )
}
