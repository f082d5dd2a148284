import type { DiagnosticRecord } from '@semaforo/contracts'
import { weakestOf } from '@semaforo/diagnosis'
import {
  roadmapPageUrl,
  roadmapProgress,
  topicPageUrl,
  useLatest,
  useProgress,
  useRoadmaps,
} from '@semaforo/learning-kit'
import { Card } from '@semaforo/ui'
import { NoAnswer } from '../../answer/no-answer.tsx'
import { date } from '../../format.ts'
import styles from './path.module.css'
import { texts } from './path.texts.ts'
import { roadmapAbout } from './roadmap-about.ts'
import { Step } from './step.tsx'

/** One line from the weakest indicator over its roadmap and what is learned of it to the next measurement. */
export function LearningPath({ userId }: { userId: string }) {
  const latest = useLatest(userId)
  return (
    <section aria-labelledby="camino" className={styles.path}>
      <h2 id="camino">{texts.title}</h2>
      {latest.data === undefined ? (
        <NoAnswer answer={latest} texts={texts} className={undefined} count={1} />
      ) : latest.data === null ? (
        <p>
          {texts.unmeasured} <a href="/minegocio">{texts.begin}</a>
        </p>
      ) : (
        <Line record={latest.data} />
      )}
    </section>
  )
}

function Line({ record }: { record: DiagnosticRecord }) {
  const { isLearned } = useProgress()
  const roadmaps = useRoadmaps().data ?? []
  const weakest = weakestOf(record)
  if (!weakest)
    return (
      <p>
        <span>{texts.healthy(date(record.saved_at))}</span> <a href="/minegocio">{texts.measure}</a>
      </p>
    )
  const roadmap = roadmapAbout(weakest.tags, roadmaps)
  const progress = roadmap && roadmapProgress(roadmap.tags, isLearned)
  const done = progress?.next === undefined
  return (
    <Card>
      <ol className={styles.line}>
        <Step label={texts.weakest} first>
          <b>{weakest.name}</b>
        </Step>
        {roadmap && progress && (
          <>
            <Step label={texts.roadmap}>
              <a href={roadmapPageUrl(roadmap.slug)}>{roadmap.title}</a>
            </Step>
            <Step
              label={done ? texts.progress : texts.learned(progress.learned, progress.total)}
              current={!done}
            >
              {progress.next ? (
                <a href={topicPageUrl(progress.next.slug)}>{texts.goOn(progress.next.name)}</a>
              ) : (
                <b>{texts.all}</b>
              )}
            </Step>
          </>
        )}
        <Step label={done ? texts.now : texts.after} current={done}>
          <a href="/minegocio">{texts.measure}</a>
        </Step>
      </ol>
    </Card>
  )
}
