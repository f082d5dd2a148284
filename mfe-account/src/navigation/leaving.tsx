import { Notice } from '@semaforo/ui'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import styles from './leaving.module.css'
import { texts } from './texts.ts'

type Props = { text: string; to: string; afterMs: number }

/** Says that something was done, and leads on after a while or at once for whoever does not want to wait. */
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
