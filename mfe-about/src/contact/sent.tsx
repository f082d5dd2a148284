import { Button, Card, CircleCheck } from '@semaforo/ui'
import { useEffect, useRef } from 'react'
import styles from './contact.module.css'
import { texts } from './contact.texts.ts'
import type { Sent as SentMessage } from './use-message.ts'

/** In the place of the form, where the eye is: when an answer comes, and where the text is. */
export function Sent({
  sent: { message, copyTo, text },
  onAgain,
}: {
  sent: SentMessage
  onAgain: () => void
}) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  return (
    <Card as="section" className={styles.sent}>
      <CircleCheck className={styles.done} size={32} />
      <h2 ref={title} tabIndex={-1}>
        {texts.sent.title}
      </h2>
      <p>{message}</p>
      <p>{copyTo ? texts.sent.copy(copyTo) : texts.sent.noCopy}</p>
      {!copyTo && <blockquote className={styles.own}>{text}</blockquote>}
      <div>
        <Button variant="secondary" onClick={onAgain}>
          {texts.sent.another}
        </Button>
      </div>
    </Card>
  )
}
