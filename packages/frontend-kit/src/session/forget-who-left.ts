import { queryClient } from '../http/query-client.ts'
import { forgetOthersLikes } from '../preferences/likes.ts'
import { forgetStored } from '../storage.ts'
import { session } from './session.ts'

/** Where a frontend stores what only the person who is signed in may find: its keys begin so. */
export const personalKey = 'semaforo.personal.'

/** What everybody may read; all else that the page holds is somebody's own. */
const everybodys = ['catalog', 'videos']

/** On a computer that is shared nothing of a person stays behind when their session ends, however it ends. */
export function forgetWhoLeft(): void {
  let here = session.read()?.user.id
  const follow = () => {
    forgetOthersLikes()
    const now = session.read()?.user.id
    if (now && now === here) return
    here = now
    forgetStored(personalKey)
    queryClient.removeQueries({ predicate: ({ queryKey }) => !everybodys.includes(String(queryKey[0])) })
  }
  session.subscribe(follow)
  follow()
}
