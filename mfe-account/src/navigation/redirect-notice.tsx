import { Notice } from '@semaforo/ui'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { texts } from './navigation.texts.ts'
import styles from './redirect-notice.module.css'

type Props = { text: string; to: string; afterMs: number }

/** Confirms an action, then redirects after a delay, or at once by its link. */
export function RedirectNotice({ text, to, afterMs }: Props) {
  const [, navigate] = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => navigate(to), afterMs)
    return () => clearTimeout(timer)
  }, [navigate, to, afterMs])
  return (
    <Notice tone="success" role="status">
      <span className={styles.row}>
        <span>{text}</span> <a href={to}>{texts.leaveNow}</a>
      </span>
    </Notice>
  )
}
