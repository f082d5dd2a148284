import { createLog } from '@semaforo/service-kit'
import { eventually } from '@semaforo/testing/eventually'
import { likeCounts } from '../src/like-counts.ts'

const tags = [1, 2].map((id) => ({ id, name: 'Tema', slug: `tema-${id}`, description: 'Un tema.' }))

/** Counts with a likes service that answers these bodies in turn, and fails after the last one. */
function counting(...answers: object[]) {
  let asked = 0
  const likes = {
    async read() {
      asked += 1
      const answer = answers[asked - 1]
      if (!answer) throw new Error('no answer')
      return { status: 200, body: Buffer.from(JSON.stringify(answer)) }
    },
  }
  const withLikes = likeCounts(likes, createLog('silent'))
  return { asked: () => asked, counts: async () => (await withLikes(tags)).map(({ likes }) => likes) }
}

test('readers that come together share one question, and a tag that is not named has no likes', async () => {
  const { asked, counts } = counting({ tags: [{ id: 2, likes: 5 }] })
  expect(await Promise.all([counts(), counts()])).toEqual([
    [0, 5],
    [0, 5],
  ])
  expect(asked()).toBe(1)
})

test('a later question brings the new counts', async () => {
  const { counts } = counting({ tags: [{ id: 2, likes: 5 }] }, { tags: [{ id: 1, likes: 3 }] })
  expect(await counts()).toEqual([0, 5])
  await eventually(async () => expect(await counts()).toEqual([3, 0]))
})

test('the last counts stay while likes does not answer, or answers something else', async () => {
  const { asked, counts } = counting({ tags: [{ id: 2, likes: 5 }] }, { title: 'No existe' })
  await eventually(async () => {
    expect(await counts()).toEqual([0, 5])
    expect(asked()).toBe(3)
  })
})

test('tags are answered without likes while likes never answered', async () => {
  expect(await counting().counts()).toEqual([0, 0])
})
