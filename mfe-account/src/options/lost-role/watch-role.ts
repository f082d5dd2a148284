import { session } from '@semaforo/frontend-kit'

/**
 * Says so when the reader of these pages stops being an admin while they are open, or the server ends the session, as a
 * change of role does: the shell leads them to /home without a word.
 */
export function watchRole(): () => void {
  const before = session.read()?.user
  const back = location.pathname
  const stop = session.subscribe(() => {
    const now = session.read()?.user
    const isOther = now ? now.id !== before?.id || now.role === 'admin' : !session.ended
    if (before?.role !== 'admin' || isOther) return
    stop()
    void import(/* webpackChunkName: "later-lost-role" */ './lost-role.tsx').then(({ sayLostRole }) =>
      sayLostRole(back),
    )
  })
  return stop
}
