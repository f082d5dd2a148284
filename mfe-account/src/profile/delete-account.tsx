import { deleteOwnAccount, logout } from '@semaforo/contracts'
import { request, session, useSession } from '@semaforo/frontend-kit'
import { Button } from '@semaforo/ui'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { PasswordDialog } from '../form/password-dialog.tsx'
import { RedirectNotice } from '../navigation/redirect-notice.tsx'
import styles from './profile.module.css'
import { texts } from './profile.texts.ts'

/**
 * Deletes the user's own account in two steps. The confirmation is shown after the session has ended, so the
 * route has no guard and this page redirects guests itself.
 */
export function DeleteAccount() {
  const user = useSession()?.user
  const [asking, setAsking] = useState(false)
  const [done, setDone] = useState(false)
  async function remove(currentPassword: string) {
    if (!user) return
    await request(deleteOwnAccount, { params: { id: user.id }, body: { status: false, currentPassword } })
    setDone(true)
    setAsking(false)
    // The account's sessions have ended already; this only clears the cookie.
    await request(logout).catch(() => undefined)
    session.write(null)
  }
  if (!user && !done) return <Redirect to="/login?volver=%2Fprofile%2Fdelete" replace />
  return (
    <section aria-labelledby="eliminar" className={styles.section}>
      <h2 id="eliminar">{texts.remove.title}</h2>
      {done ? (
        <RedirectNotice text={texts.remove.done} to="/home" afterMs={5_000} />
      ) : (
        <>
          <p className={styles.lead}>{texts.remove.lead}</p>
          <div>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {texts.remove.start}
            </Button>
          </div>
        </>
      )}
      <PasswordDialog
        open={asking}
        title={texts.remove.question}
        confirm={texts.remove.confirm}
        failed={texts.remove.failed}
        act={remove}
        onCancel={() => setAsking(false)}
      >
        {texts.remove.warning}
      </PasswordDialog>
    </section>
  )
}
