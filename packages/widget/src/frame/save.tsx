import { Button, ButtonLink, Card } from '@semaforo/ui'
import { useState } from 'react'
import { useMessageFocus } from './share/use-message-focus.ts'
import styles from './widget.module.css'
import { widgetTexts } from './widget.texts.ts'

type Props = {
  site: string
  /** Hands the figures to our site; returns whether it can. */
  onSave: (() => boolean) | undefined
}

const texts = widgetTexts.save

/** '¿Quieres guardarlo?': the figures go along, or a link leads to where they are typed again. */
export function Save({ site, onSave }: Props) {
  const [said, setSaid] = useState<'text' | 'elsewhere'>(onSave ? 'text' : 'elsewhere')
  // The button that could not hand them over is gone.
  const words = useMessageFocus(said)
  return (
    <Card as="section" padding="large" aria-label={texts.title} className={styles.stack}>
      <h3>{texts.title}</h3>
      <p ref={words} tabIndex={-1} className={styles.soft}>
        {texts[said]}
      </p>
      <div className={styles.row}>
        {onSave && said === 'text' ? (
          <Button variant="secondary" onClick={() => setSaid(onSave() ? 'text' : 'elsewhere')}>
            {texts.button}
          </Button>
        ) : (
          <ButtonLink variant="secondary" href={`${site}/minegocio`} target="_blank" rel="noreferrer">
            {texts.link}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
