import type { Examples } from '../example.ts'

const none = { tags: [], roadmaps: [], likedTagIds: [], likedRoadmapIds: [], version: 2 }
const tagLiked = { ...none, tags: [1], likedTagIds: [1], version: 1 }
const roadmapLiked = { ...none, roadmaps: [1], likedRoadmapIds: [1], version: 1 }
const params = { id: '1' }
const learned = { learned: [{ id: 1, at: '2026-03-02T17:04:05.000Z' }], version: 1 }

/** Likes and progress. */
export const likesExamples: Examples = {
  listLikes: { answer: tagLiked },
  listLikedTags: { answer: { tags: [1], likedTagIds: [1] } },
  listLikedRoadmaps: { answer: { roadmaps: [1], likedRoadmapIds: [1] } },
  likeTag: { params, answer: tagLiked },
  unlikeTag: { params, answer: none },
  likeRoadmap: { params, answer: roadmapLiked },
  unlikeRoadmap: { params, answer: none },
  readProgress: { answer: learned },
  learnTopic: { params, answer: learned },
  unlearnTopic: { params, answer: { learned: [], version: 2 } },
  listRecommendations: {
    answer: {
      roadmaps: [
        {
          id: 1,
          title: 'Ordena tus cuentas',
          slug: 'ordena-tus-cuentas',
          position: 1,
          tags: [
            { id: 1, name: 'Flujo de efectivo', slug: 'flujo-de-efectivo' },
            { id: 2, name: 'Presupuesto', slug: 'presupuesto' },
          ],
          score: 1,
          totalTags: 2,
          percent: 50,
          learned: 1,
        },
      ],
    },
  },
}
