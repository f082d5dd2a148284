import { event, sessionEnded, userDeactivated } from '@semaforo/contracts'
import { eventually } from '@semaforo/testing/eventually'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { createTokens } from '@semaforo/testing/tokens'
import { unique } from '@semaforo/testing/unique'
import { liked } from './realtime-behaviour.ts'
import { closePages, type OpenPlatform, openPage, startSite, versions } from './realtime-site.ts'

/** Two instances of the realtime service. */
export function describeRealtimeInstances(name: string, open: OpenPlatform) {
  const dataDir = temporaryDirectory()

  test(`realtime: ${name}: an event read by one instance reaches the pages of both`, async () => {
    const tokens = await createTokens()
    const [one, two] = [
      await startSite(dataDir, tokens, { open }),
      await startSite(dataDir, tokens, { open }),
    ]
    const [ana, bea] = [unique('ana'), unique('bea')]
    const openAt = async (url: string, person: string) => openPage(url, await tokens.token(person))
    const pages = [await openAt(one.url, ana), await openAt(two.url, ana)]
    const others = [await openAt(one.url, bea), await openAt(two.url, bea)]
    for (const page of [...pages, ...others]) await eventually(() => expect(page.connects).toBe(1))

    const sid = unique('phone')
    const token = await tokens.token(ana, { sid })
    const phones = [openPage(one.url, token), openPage(two.url, token)]
    for (const page of phones) await eventually(() => expect(page.connects).toBe(1))
    const expiresAt = new Date(Date.now() + 900_000).toISOString()
    await one.publish(sid, event(sessionEnded, { id: sid, userId: ana, expiresAt }))
    for (const page of phones) await eventually(() => expect(page.ends).toEqual(['io server disconnect']))

    for (const { publish } of [one, two]) await publish(ana, liked)
    for (const page of pages) await eventually(() => expect(versions(page)).toEqual([1, 2]))
    await one.publish(ana, event(userDeactivated, { id: ana, role: 'user', status: false, epoch: 1 }))
    for (const page of pages) await eventually(() => expect(page.ends).toEqual(['io server disconnect']))
    for (const page of others) expect([versions(page), page.ends]).toEqual([[], []])

    closePages()
    await Promise.all([one.stop(), two.stop()])
  })
}
