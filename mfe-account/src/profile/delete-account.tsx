import { closedAccountMs, closedAccountTexts, deleteOwnAccount, logout } from '@semaforo/contracts'
import { request, session, useSession } from '@semaforo/frontend-kit'
import { Button } from '@semaforo/ui'
import { useId, useState } from 'react'
import { Redirect } from 'wouter'
import { ConfirmDialog } from '../form/confirm-dialog.tsx'
import formStyles from '../form/form.module.css'
import { useAction } from '../form/use-action.ts'
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
  const [erase, setErase] = useState(false)
  /** What happened to the account, once it is deleted. */
  const [done, setDone] = useState<string>()
  const id = useId()
  const removal = useAction(texts.remove.failed, async () => {
    if (!user) return
    const { keptUntil } = await request(deleteOwnAccount, {
      params: { id: user.id },
      body: { status: false, ...(erase && { erase }) },
    })
    // A service of an older release does not say until when.
    const closed = keptUntil ? closing(Date.parse(keptUntil)) : closedAccountTexts.closed
    setDone(erase ? closedAccountTexts.erased : closed)
    setAsking(false)
    // The account's sessions have ended already; this only clears the cookie.
    await request(logout).catch(() => undefined)
    session.write(null)
  })
  if (!user && !done) return <Redirect to="/login?volver=%2Fprofile%2Fdelete" replace />
  return (
    <section aria-labelledby="eliminar" className={styles.section}>
      <h2 id="eliminar">{texts.remove.title}</h2>
      {done ? (
        <RedirectNotice text={texts.remove.done} to="/home" afterMs={5_000}>
          <p>{done}</p>
        </RedirectNotice>
      ) : (
        <>
          <p className={styles.lead}>{texts.remove.lead}</p>
          <div>
            <label className={formStyles.check}>
              <input
                type="checkbox"
                checked={erase}
                aria-describedby={`${id}-erase`}
                onChange={({ target }) => setErase(target.checked)}
              />
              {texts.remove.erase}
            </label>
            <p id={`${id}-erase`} className={styles.soft}>
              {closedAccountTexts.erased}
            </p>
          </div>
          <div>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {texts.remove.start}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={asking}
        title={texts.remove.question}
        confirm={texts.remove.confirm}
        busy={removal.busy}
        failure={removal.failure}
        form={{
          onSubmit: (event) => {
            event.preventDefault()
            void removal.run()
          },
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{texts.remove.warning}</p>
        <p>{erase ? closedAccountTexts.erased : closing(Date.now() + closedAccountMs)}</p>
      </ConfirmDialog>
    </section>
  )
}

/** What closing an account means. @param until when it is erased, in milliseconds */
const closing = (until: number) => `${closedAccountTexts.closed} ${closedAccountTexts.kept(until)}`
