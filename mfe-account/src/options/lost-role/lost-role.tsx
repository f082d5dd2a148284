import { lifecycles } from '@semaforo/frontend-kit'
import { Button, ButtonLink } from '@semaforo/ui'
import { useEffect, useRef } from 'react'
import styles from '../../form/confirm-dialog.module.css'
import { texts } from './lost-role.texts.ts'

function LostRole({ back }: { back: string }) {
  const login = `/login?volver=${encodeURIComponent(back)}`
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="lost-role"
      aria-describedby="lost-role-text"
    >
      <div className={styles.words}>
        <h2 id="lost-role">{texts.title}</h2>
        <p id="lost-role-text">{texts.text}</p>
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={() => dialog.current?.close()}>
            {texts.later}
          </Button>
          <ButtonLink href={login} onClick={() => dialog.current?.close()}>
            {texts.login}
          </ButtonLink>
        </div>
      </div>
    </dialog>
  )
}

/** Outside of the frontend, whose pages are gone by then. */
export function sayLostRole(back: string): void {
  const domElement = document.createElement('div')
  document.body.append(domElement)
  const { mount, unmount } = lifecycles(() => <LostRole back={back} />)
  // Closing a dialog does not bubble.
  domElement.addEventListener(
    'close',
    () => void unmount({ domElement }).then(() => domElement.remove()),
    true,
  )
  void mount({ domElement })
}
