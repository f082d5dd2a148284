import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '@semaforo/testing/eventually'
import { checkLikes, type Verdict } from '@semaforo/testing/likes-checker'
import { findLikes } from './find-likes.ts'
import { startLikesLoad } from './likes-load.ts'
import { startReleases } from './releases.ts'
import { startStories } from './stories.ts'

const longestHealingMs = 240_000

/**
 * An older release of every service beside this one, for so long: people write through both, and what both tell of it
 * afterwards is compared with what was answered.
 * @param older the checkout of that release, with its packages
 */
export async function besideOlder(name: string, older: string, lastsMs: number) {
  const releases = await startReleases(name, older)
  try {
    const told = startStories(releases)
    const person = () => {
      const known = [...told.stories.keys()]
      return known[Math.floor(Math.random() * known.length)] ?? ''
    }
    await eventually(() => {
      if (person() === '') throw new Error(`nobody yet: ${told.refusals.join('; ')}`)
    })
    const load = startLikesLoad({ ...releases, token: told.token, newPerson: person })
    await sleep(lastsMs)
    await load.stop()
    const recordsWrong = await told.stop()

    const verdictAt = async (url: string): Promise<Verdict> => {
      const places = { likesUrl: url, catalogUrl: url, log: releases.log, token: told.token }
      return checkLikes(load.acknowledged, await findLikes(places, load.people))
    }
    const verdicts: Verdict[] = []
    for (const url of releases.urls) {
      const settled = await eventually(async () => {
        const now = await verdictAt(url)
        if (now.findings.length > 0) throw new Error(now.findings.join('; '))
        return now
      }, longestHealingMs).catch(() => verdictAt(url))
      verdicts.push(settled)
    }
    return {
      people: told.stories.size,
      records: [...told.stories.values()].reduce((sum, { records }) => sum + records.size, 0),
      recordsWrong,
      refusals: told.refusals,
      answers: load.answers,
      verdicts,
      deadLetters: await releases.deadLetters(),
    }
  } finally {
    await releases.wipe()
  }
}
