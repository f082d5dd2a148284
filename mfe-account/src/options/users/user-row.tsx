import type { ListedUser } from '@semaforo/contracts'
import { Badge, Button, Card } from '@semaforo/ui'
import { date } from '../../format.ts'
import { Choose } from '../bulk/choose.tsx'
import type { Selection } from '../bulk/use-selection.ts'
import { bulkWords } from './bulk-words.ts'
import type { UserActions } from './use-user-actions.ts'
import styles from './users.module.css'
import { texts } from './users.texts.ts'

type Props = { user: ListedUser; own: boolean; actions: UserActions; selection: Selection<ListedUser> }

/** One user with the actions on it; an admin cannot change their own account here. */
export function UserRow({ user, own, actions, selection }: Props) {
  const name = `${user.firstName} ${user.lastName}`
  const { busyWith } = actions
  // One action at a time, whichever the row.
  const waits = busyWith !== undefined
  const roleAction = user.role === 'admin' ? texts.makeUser : texts.makeAdmin
  const statusAction = user.status ? texts.deactivate : texts.activate
  return (
    <Card as="li" className={styles.row ?? ''}>
      <div>
        <p className={styles.name}>
          {!own && <Choose item={user} label={bulkWords.choose(name)} selection={selection} />}
          <span>{name}</span> {own && <Badge tone="brand">{texts.you}</Badge>}
          <Badge tone={user.role === 'admin' ? 'brand' : 'neutral'}>{texts.roles[user.role]}</Badge>
          <Badge tone={user.status ? 'good' : 'alert'}>
            {texts.statuses[user.status ? 'true' : 'false']}
          </Badge>
          {user.closedByOwner && <span className={styles.soft}>{texts.closedByOwner}</span>}
        </p>
        <p className={styles.email}>{user.email}</p>
        <p className={styles.soft}>{texts.since(date(user.createdAt))}</p>
      </div>
      {!own && (
        <div className={styles.actions}>
          <Button
            size="small"
            variant="secondary"
            loading={busyWith === user.id}
            aria-disabled={waits}
            aria-label={texts.of(roleAction, name)}
            onClick={() => void actions.changeRole(user)}
          >
            {roleAction}
          </Button>
          <Button
            size="small"
            variant="secondary"
            aria-disabled={waits}
            aria-label={texts.of(statusAction, name)}
            onClick={() => void actions.changeStatus(user)}
          >
            {statusAction}
          </Button>
          {user.closedByOwner && (
            <Button
              size="small"
              variant="secondary"
              aria-disabled={waits}
              aria-label={texts.of(texts.block, name)}
              onClick={() => void actions.block(user)}
            >
              {texts.block}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            className={styles.remove ?? ''}
            aria-disabled={waits}
            aria-label={texts.of(texts.remove, name)}
            onClick={() => actions.removal.ask(user)}
          >
            {texts.remove}
          </Button>
        </div>
      )}
    </Card>
  )
}
