import { NoAnswer } from '../../answer/no-answer.tsx'
import pageStyles from '../../profile/profile.module.css'
import { texts } from './resources.texts.ts'
import { RoadmapEditor } from './roadmap-editor.tsx'
import { TagEditor } from './tag-editor.tsx'
import { useResources } from './use-resources.ts'

/** The catalog editor: tags and roadmaps. */
export function Resources() {
  const answer = useResources()
  if (!answer.data) return <NoAnswer answer={answer} texts={texts} className={pageStyles.list} />
  const { tags, roadmaps } = answer.data
  return (
    <section aria-labelledby="recursos" className={pageStyles.section}>
      <h2 id="recursos">{texts.title}</h2>
      <p className={pageStyles.lead}>{texts.lead}</p>
      <TagEditor tags={tags} />
      <RoadmapEditor roadmaps={roadmaps} tags={tags} />
    </section>
  )
}
