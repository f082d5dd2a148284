import { lifecycles } from '@semaforo/frontend-kit'
import { Button, ButtonLink, Dialog } from '@semaforo/ui'
import type { MouseEvent } from 'react'
import { texts } from './lost-role.texts.ts'

function LostRole({ back }: { back: string }) {
  const login = `/login?volver=${encodeURIComponent(back)}`
  return (
    <Dialog title={texts.title} open aria-describedby="lost-role-text">
      <p id="lost-role-text">{texts.text}</p>
      <footer>
        <Button variant="secondary" onClick={close}>
          {texts.later}
        </Button>
        <ButtonLink href={login} onClick={close}>
          {texts.login}
        </ButtonLink>
      </footer>
    </Dialog>
  )
}

function close({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('dialog')?.close()
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
