import { useLikes, useTags } from '@semaforo/learning-kit'
import { texts } from './signed-in.texts.ts'

/** How many topics the person likes, or what liking is for. */
export default function Lead() {
  const { likes } = useLikes()
  const tags = useTags().data
  // A retired tag is not shown anywhere, so it is not counted either.
  const liked = tags ? tags.filter(({ id }) => likes.tags[id]).length : Object.keys(likes.tags).length
  return <span>{liked === 0 ? texts.begin : texts.goOn(liked)}</span>
}
