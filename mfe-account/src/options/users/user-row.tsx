import type { ListedUser } from '@semaforo/contracts'
import { Badge, Button, Card } from '@semaforo/ui'
import { date } from '../../format.ts'
import { texts } from '../../texts.ts'
import type { UserActions } from './use-user-actions.ts'
import styles from './users.module.css'

type Props = { user: ListedUser; own: boolean; actions: UserActions }

/** A user and what can be done with them; nobody changes their own account here. */
export function UserRow({ user, own, actions }: Props) {
  const name = `${user.firstName} ${user.lastName}`
  const busy = actions.busyWith === user.id
  const roleAction = user.role === 'admin' ? texts.users.makeUser : texts.users.makeAdmin
  const statusAction = user.status ? texts.users.deactivate : texts.users.activate
  return (
    <Card as="li" className={styles.row ?? ''}>
      <div>
        <p className={styles.name}>
          {name} {own && <Badge tone="brand">{texts.users.you}</Badge>}
          <Badge tone={user.role === 'admin' ? 'brand' : 'neutral'}>{texts.users.roles[user.role]}</Badge>
          <Badge tone={user.status ? 'good' : 'alert'}>
            {texts.users.statuses[user.status ? 'true' : 'false']}
          </Badge>
        </p>
        <p className={styles.email}>{user.email}</p>
        <p className={styles.soft}>{texts.users.since(date(user.createdAt))}</p>
      </div>
      {!own && (
        <div className={styles.actions}>
          <Button
            size="small"
            variant="secondary"
            loading={busy}
            aria-label={texts.users.of(roleAction, name)}
            onClick={() => void actions.changeRole(user)}
          >
            {roleAction}
          </Button>
          <Button
            size="small"
            variant="secondary"
            aria-disabled={busy}
            aria-label={texts.users.of(statusAction, name)}
            onClick={() => void actions.changeStatus(user)}
          >
            {statusAction}
          </Button>
          <Button
            size="small"
            variant="quiet"
            className={styles.remove ?? ''}
            aria-disabled={busy}
            aria-label={texts.users.of(texts.users.remove, name)}
            onClick={() => actions.removal.ask(user)}
          >
            {texts.users.remove}
          </Button>
        </div>
      )}
    </Card>
  )
}
