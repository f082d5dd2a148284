import { type ComponentProps, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './dialog.module.css'

export type DialogProps = Omit<ComponentProps<'dialog'>, 'title'> & { title: string; open: boolean }

/** A modal dialog named by its title. The focus returns to where it was when `open` ends. A `footer` holds its buttons. */
export function Dialog({ title, open, className, children, ...rest }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog {...rest} ref={dialog} aria-labelledby={id} className={classNames(styles.dialog, className)}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}
