import { Notice } from '@semaforo/ui'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import styles from './leaving.module.css'
import { texts } from './texts.ts'

type Props = { text: string; to: string; afterMs: number }

/** Confirms an action, then redirects after a delay, or at once by its link. */
export function Leaving({ text, to, afterMs }: Props) {
  const [, navigate] = useLocation()
  useEffect(() => {
    const leave = setTimeout(() => navigate(to), afterMs)
    return () => clearTimeout(leave)
  }, [navigate, to, afterMs])
  return (
    <Notice tone="success" role="status">
      <span className={styles.leaving}>
        <span>{text}</span> <a href={to}>{texts.leaveNow}</a>
      </span>
    </Notice>
  )
}
