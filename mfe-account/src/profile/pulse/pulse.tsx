import type { Pulse, User } from '@semaforo/contracts'
import { Card, Notice, SelectField } from '@semaforo/ui'
import { NoAnswer } from '../../answer/no-answer.tsx'
import { FailureNotice } from '../../form/failure-notice.tsx'
import formStyles from '../../form/form.module.css'
import { UndoNotice } from '../../form/undo-notice.tsx'
import { useFocusWhenLost } from '../../form/use-focus-when-lost.ts'
import { longDay } from '../../format.ts'
import styles from '../profile.module.css'
import { texts } from './pulse.texts.ts'
import { usePulse } from './use-pulse.ts'

const days = Array.from({ length: 31 }, (_, index) => index + 1)

/** The monthly mail: on or off, and on which day. */
export function MonthlyPulse({ user }: { user: User }) {
  const { answer, day, busy, failure, undo, choose } = usePulse()
  const heading = useFocusWhenLost(busy || undo !== undefined)
  const pulse = answer.data
  return (
    <section aria-labelledby="pulso" className={styles.section}>
      <h2 id="pulso" ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p className={styles.lead}>{texts.lead}</p>
      {!pulse ? (
        <NoAnswer answer={answer} texts={texts} className={styles.list} count={2} />
      ) : (
        <Card padding="large" className={styles.narrow ?? ''}>
          <div className={formStyles.form} aria-busy={busy}>
            <label className={formStyles.check}>
              <input
                type="checkbox"
                checked={day !== null}
                onChange={({ target }) => choose(target.checked ? new Date().getDate() : null)}
              />
              {texts.on}
            </label>
            {day !== null && (
              <SelectField
                label={texts.day}
                hint={day > 28 ? texts.dayHint : undefined}
                value={day}
                onChange={({ target }) => choose(Number(target.value))}
              >
                {days.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </SelectField>
            )}
            <div role="status" className={styles.mail}>
              <NextMail pulse={pulse} email={user.email} />
            </div>
            <FailureNotice failure={failure} />
            <div role="status" className={styles.status}>
              {undo && <UndoNotice text={texts.saved} onUndo={() => choose(undo.day)} />}
            </div>
          </div>
        </Card>
      )}
    </section>
  )
}

function NextMail({ pulse: { next, diagnosed }, email }: { pulse: Pulse; email: string }) {
  if (!next) return <p>{texts.off}</p>
  if (diagnosed) return <p>{texts.next(longDay(next), email)}</p>
  return (
    <Notice>
      {texts.undiagnosed(longDay(next), email)} <a href="/minegocio">{texts.diagnose}</a>
    </Notice>
  )
}
