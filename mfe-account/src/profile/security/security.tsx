import { endAllSessions, endSession, listSessions, type SessionSummary } from '@semaforo/contracts'
import { request, session, useQuery } from '@semaforo/frontend-kit'
import { Badge, Button, ButtonLink, Card, Notice } from '@semaforo/ui'
import { useState } from 'react'
import { NoAnswer } from '../../answer/no-answer.tsx'
import { ConfirmDialog } from '../../form/confirm-dialog.tsx'
import { doneIf } from '../../form/failure.ts'
import { useAction } from '../../form/use-action.ts'
import { useFocusWhenLost } from '../../form/use-focus-when-lost.ts'
import { dateTime } from '../../format.ts'
import styles from '../profile.module.css'
import { texts as profileTexts } from '../profile.texts.ts'
import { ExportData } from './export-data.tsx'
import { texts } from './security.texts.ts'

const { remove } = profileTexts

/** The open sessions, the export of the person's data, and at the end the way to the deletion of the account. */
export function Security() {
  return (
    <>
      <Sessions />
      <ExportData />
      <section aria-labelledby="eliminar" className={styles.section}>
        <h2 id="eliminar">{remove.title}</h2>
        <p className={styles.lead}>{remove.lead}</p>
        <div>
          <ButtonLink href="/profile/delete" variant="secondary">
            {remove.start}
          </ButtonLink>
        </div>
      </section>
    </>
  )
}

function Sessions() {
  const [ended, setEnded] = useState(0)
  const heading = useFocusWhenLost(ended > 0)
  return (
    <section aria-labelledby="sesiones" className={styles.section}>
      <h2 id="sesiones" ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p className={styles.lead}>{texts.lead}</p>
      <OpenSessions ended={ended} onEnded={() => setEnded((before) => before + 1)} />
    </section>
  )
}

/** @param ended how many were closed here */
function OpenSessions({ ended, onEnded }: { ended: number; onEnded: () => void }) {
  const answer = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => request(listSessions, { signal }),
    staleTime: 0,
  })
  const [asking, setAsking] = useState(false)
  const endAll = useAction(texts.endAllFailed, async () => {
    await request(endAllSessions)
    setAsking(false)
    session.write(null)
  })
  if (!answer.data) return <NoAnswer answer={answer} texts={texts} className={styles.list} count={2} />
  return (
    <>
      <ul className={styles.list}>
        {answer.data.sessions.map((one) => (
          <OpenSession
            key={one.id}
            one={one}
            onEnded={async () => {
              await answer.refetch()
              onEnded()
            }}
          />
        ))}
      </ul>
      <div role="status" className={styles.status}>
        {ended > 0 && (
          // Another one for each, so that it is announced again.
          <Notice key={ended} tone="success">
            {texts.ended}
          </Notice>
        )}
      </div>
      <div className={styles.tight}>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {texts.endAll}
        </Button>
        <p className={styles.soft}>{texts.endAllHint}</p>
      </div>
      <ConfirmDialog
        open={asking}
        title={texts.endAllQuestion}
        confirm={texts.endAllConfirm}
        busy={endAll.busy}
        failure={endAll.failure}
        form={{
          onSubmit: (event) => {
            event.preventDefault()
            void endAll.run()
          },
        }}
        onCancel={() => setAsking(false)}
      >
        {texts.endAllHint}
      </ConfirmDialog>
    </>
  )
}

function OpenSession({ one, onEnded }: { one: SessionSummary; onEnded: () => Promise<void> }) {
  const [asking, setAsking] = useState(false)
  const end = useAction(texts.endFailed, async () => {
    // Ended elsewhere meanwhile, or by a press whose answer was lost.
    await request(endSession, { params: { id: one.id } }).catch(doneIf('session-not-found'))
    setAsking(false)
    await onEnded()
  })
  return (
    <Card as="li">
      <div className={styles.row}>
        <div>
          <p>
            <strong>{one.device}</strong> {one.current && <Badge tone="good">{texts.current}</Badge>}
          </p>
          <p className={styles.soft}>
            {`${texts.used(dateTime(one.lastUsedAt))} · ${texts.since(dateTime(one.createdAt))}`}
          </p>
        </div>
        {!one.current && (
          <Button
            variant="secondary"
            size="small"
            aria-label={texts.endLabel(one.device)}
            onClick={() => setAsking(true)}
          >
            {texts.end}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={texts.endQuestion(one.device)}
        confirm={texts.endConfirm}
        busy={end.busy}
        failure={end.failure}
        form={{
          onSubmit: (event) => {
            event.preventDefault()
            void end.run()
          },
        }}
        onCancel={() => setAsking(false)}
      >
        {texts.endHint}
      </ConfirmDialog>
    </Card>
  )
}
