import type { ListedUser } from '@semaforo/contracts'
import { ActionMenu, Badge } from '@semaforo/ui'
import { useLocation } from 'wouter'
import { date } from '../../format.ts'
import { Choose } from '../bulk/choose.tsx'
import type { Selection } from '../bulk/use-selection.ts'
import { bulkTexts } from './bulk-users.texts.ts'
import type { UserActions } from './use-user-actions.ts'
import styles from './users.module.css'
import { texts } from './users.texts.ts'

type Props = { user: ListedUser; own: boolean; actions: UserActions; selection: Selection<ListedUser> }

/** One user with the actions on it; an admin cannot change their own account here. */
export function UserRow({ user, own, actions, selection }: Props) {
  const name = `${user.firstName} ${user.lastName}`
  return (
    <li className={styles.row}>
      <span className={styles.choose}>
        {!own && <Choose item={user} label={bulkTexts.choose(name)} selection={selection} />}
      </span>
      <p className={styles.name} title={name}>
        {name}
      </p>
      <p className={styles.email} title={user.email}>
        {user.closedByOwner && <span className={styles.closed}>{texts.closedByOwner}</span>}
        <span>{user.email}</span>
      </p>
      <p className={styles.badges}>
        {own && <Badge tone="brand">{texts.you}</Badge>}
        {user.role === 'admin' && <Badge tone="brand">{texts.roles.admin}</Badge>}
        <Badge tone={user.status ? 'good' : 'alert'} className={user.status ? styles.active : undefined}>
          {texts.statuses[user.status ? 'true' : 'false']}
        </Badge>
      </p>
      <p className={styles.since}>{texts.since(date(user.createdAt))}</p>
      {!own && <Menu user={user} name={name} actions={actions} />}
    </li>
  )
}

function Menu({ user, name, actions }: { user: ListedUser; name: string; actions: UserActions }) {
  const [, navigate] = useLocation()
  const isAdmin = user.role === 'admin'
  const items = [
    {
      text: isAdmin ? texts.makeUser : texts.makeAdmin,
      onSelect: () => (isAdmin ? void actions.makeUser(user) : actions.ask('makeAdmin', user)),
    },
    {
      text: user.status ? texts.deactivate : texts.activate,
      onSelect: () => void actions.changeStatus(user),
    },
    ...(user.closedByOwner ? [{ text: texts.block, onSelect: () => void actions.block(user) }] : []),
    { text: texts.endSessions, onSelect: () => actions.ask('endSessions', user) },
    { text: texts.audit, onSelect: () => navigate(`/options/audit?persona=${user.id}`) },
    { text: texts.remove, tone: 'danger' as const, onSelect: () => actions.ask('remove', user) },
  ]
  return (
    <ActionMenu
      className={styles.menuButton}
      label={texts.of(texts.actions, name)}
      busy={actions.busyWith === user.id}
      // One action at a time, whichever the row.
      waits={actions.busyWith !== undefined}
      items={items.map((item) => ({ ...item, label: texts.of(item.text, name) }))}
    />
  )
}
