import { ButtonLink, Notice } from '@semaforo/ui'
import { useFocusWhenLost } from '../../form/use-focus-when-lost.ts'
import { EntryPage } from '../entry-page.tsx'
import type { Choice } from './choices.tsx'
import { texts } from './return.texts.ts'

/** What came of the choice, and where to go from there. */
export function Done({ choice }: { choice: Choice }) {
  const status = useFocusWhenLost<HTMLDivElement>(true)
  return (
    <EntryPage
      title={texts[choice].title}
      lead={texts.title}
      links={choice === 'resume' && <a href="/forgot-password">{texts.resume.forgot}</a>}
    >
      <div role="status" ref={status} tabIndex={-1}>
        <Notice tone="success">{texts[choice].done}</Notice>
      </div>
      {choice === 'resume' ? (
        <ButtonLink href="/login">{texts.resume.login}</ButtonLink>
      ) : (
        <ButtonLink href="/home">{texts.erase.home}</ButtonLink>
      )}
    </EntryPage>
  )
}
