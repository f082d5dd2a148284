import { usePageHead } from '@semaforo/frontend-kit'
import { ButtonLink, Page } from '@semaforo/ui'
import styles from './page.module.css'
import { texts } from './page.texts.ts'

/** The page of something that is not (any more), with ways on. */
export function Missing({ title, hint }: { title: string; hint: string }) {
  usePageHead({ title, missing: true })
  return (
    <Page title={title} lead={hint} className={styles.page}>
      <p className={styles.ways}>
        <ButtonLink href="/temas">{texts.allTopics}</ButtonLink>
        <ButtonLink href="/roadmaps" variant="secondary">
          {texts.allRoadmaps}
        </ButtonLink>
      </p>
    </Page>
  )
}
