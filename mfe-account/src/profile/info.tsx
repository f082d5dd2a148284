import { logout, type User } from '@semaforo/contracts'
import { request, session } from '@semaforo/frontend-kit'
import { Button, Card } from '@semaforo/ui'
import { useLocation } from 'wouter'
import { FailureNotice } from '../form/failure-notice.tsx'
import { useAction } from '../form/use-action.ts'
import styles from './profile.module.css'
import { texts } from './profile.texts.ts'

/** The person's data, and the logout. */
export function Info({ user }: { user: User }) {
  const [, navigate] = useLocation()
  const leave = useAction(texts.info.logoutFailed, async () => {
    await request(logout)
    // Navigates first: otherwise this page's guard would redirect to the login.
    navigate('/home')
    session.write(null)
  })
  return (
    <section aria-labelledby="datos" className={styles.section}>
      <h2 id="datos">{texts.info.title}</h2>
      <a href="/home">{texts.info.home}</a>
      <Card padding="large" className={styles.narrow ?? ''}>
        <dl className={styles.facts}>
          <div>
            <dt>{texts.info.name}</dt>
            <dd>{`${user.firstName} ${user.lastName}`}</dd>
          </div>
          <div>
            <dt>{texts.info.email}</dt>
            <dd>{user.email}</dd>
          </div>
          {user.role === 'admin' && (
            <div>
              <dt>{texts.info.role}</dt>
              <dd>{texts.info.roles[user.role]}</dd>
            </div>
          )}
        </dl>
        <FailureNotice failure={leave.failure} />
        <div>
          <Button variant="secondary" loading={leave.busy} onClick={() => void leave.run()}>
            {texts.info.logout}
          </Button>
        </div>
      </Card>
    </section>
  )
}
