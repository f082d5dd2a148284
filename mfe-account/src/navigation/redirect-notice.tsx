import { Notice } from '@semaforo/ui'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { useFocusWhenLost } from '../form/use-focus-when-lost.ts'
import { texts } from './navigation.texts.ts'
import styles from './redirect-notice.module.css'

type Props = {
  text: string
  to: string
  afterMs: number
  /** More about what was done. */
  children?: ReactNode
}

/** Confirms an action, whose control is gone, then redirects after a delay, or at once by its link. */
export function RedirectNotice({ text, to, afterMs, children }: Props) {
  const [, navigate] = useLocation()
  const notice = useFocusWhenLost<HTMLDivElement>(true)
  useEffect(() => {
    const timer = setTimeout(() => navigate(to), afterMs)
    return () => clearTimeout(timer)
  }, [navigate, to, afterMs])
  return (
    <Notice tone="success" role="status" ref={notice} tabIndex={-1}>
      <span className={styles.row}>
        <span>{text}</span> <a href={to}>{texts.leaveNow}</a>
      </span>
      {children}
    </Notice>
  )
}
