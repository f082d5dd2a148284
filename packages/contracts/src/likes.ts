import * as z from 'zod/mini'
import { call } from './call.ts'
import { Roadmap } from './catalog.ts'

/** What can be liked. */
export const LikedKind = z.enum(['tag', 'roadmap'])
export type LikedKind = z.infer<typeof LikedKind>

const ids = z.array(z.int().check(z.positive()))

/**
 * The likes of the signed-in person. `tags` and `roadmaps` hold the same ids as `likedTagIds` and
 * `likedRoadmapIds`: both names are documented. `version` grows with each change and is the one in
 * `likes:updated`; it is 0 for a person who never liked anything.
 */
export const Likes = z.object({
  tags: ids,
  roadmaps: ids,
  likedTagIds: ids,
  likedRoadmapIds: ids,
  version: z.int().check(z.nonnegative()),
})
export type Likes = z.infer<typeof Likes>

export const listLikes = call({
  method: 'get',
  path: '/api/me/likes',
  summary: 'Los temas y roadmaps que te gustan',
  auth: 'user',
  answer: Likes,
})

export const listLikedTags = call({
  method: 'get',
  path: '/api/me/likes/tags',
  summary: 'Los temas que te gustan',
  auth: 'user',
  answer: z.pick(Likes, { tags: true, likedTagIds: true }),
})

export const listLikedRoadmaps = call({
  method: 'get',
  path: '/api/me/likes/roadmaps',
  summary: 'Los roadmaps que te gustan',
  auth: 'user',
  answer: z.pick(Likes, { roadmaps: true, likedRoadmapIds: true }),
})

/** An id in a path: a positive integer in digits. */
const idInPath = (message: string) =>
  z.object({
    id: z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,15}$/, message)),
      z.pipe(z.transform(Number), z.int(message)),
    ),
  })
/** The id of a tag in a path. */
export const tagInPath = idInPath('Ese tema no existe (id inválido).')
const roadmapInPath = idInPath('No disponible (id inválido)')

/** The four calls that like and unlike. Each is idempotent and answers the resulting likes. */
export const likeTag = call({
  method: 'post',
  path: '/api/me/likes/tag/:id',
  summary: 'Marca un tema con me gusta',
  auth: 'user',
  params: tagInPath,
  answer: Likes,
  problems: { 404: ['unknown-tag'], 409: ['retired-tag'] },
})

export const unlikeTag = call({
  method: 'delete',
  path: '/api/me/likes/tag/:id',
  summary: 'Quita el me gusta de un tema',
  auth: 'user',
  params: tagInPath,
  answer: Likes,
  problems: { 404: ['unknown-tag'] },
})

export const likeRoadmap = call({
  method: 'post',
  path: '/api/me/likes/roadmap/:id',
  summary: 'Marca un roadmap con me gusta',
  auth: 'user',
  params: roadmapInPath,
  answer: Likes,
  problems: { 404: ['unknown-roadmap'], 409: ['retired-roadmap'] },
})

export const unlikeRoadmap = call({
  method: 'delete',
  path: '/api/me/likes/roadmap/:id',
  summary: 'Quita el me gusta de un roadmap',
  auth: 'user',
  params: roadmapInPath,
  answer: Likes,
  problems: { 404: ['unknown-roadmap'] },
})

/** How many people like each tag; those that nobody likes are left out. */
export const countLikes = call({
  method: 'get',
  path: '/internal/likes/tags',
  summary: 'A cuántas personas les gusta cada tema',
  answer: z.object({
    tags: z.array(z.object({ id: z.int().check(z.positive()), likes: z.int().check(z.positive()) })),
  }),
})

/** A roadmap with the liked share: `score` of its `totalTags` tags, `percent` rounded; `learned` of them are learned. */
export const RecommendedRoadmap = z.extend(Roadmap, {
  score: z.int().check(z.positive()),
  totalTags: z.int().check(z.positive()),
  percent: z.int().check(z.minimum(1), z.maximum(100)),
  // A service of an older release does not say it.
  learned: z._default(z.int().check(z.nonnegative()), 0),
})
export type RecommendedRoadmap = z.infer<typeof RecommendedRoadmap>

export const listRecommendations = call({
  method: 'get',
  path: '/api/me/recommendations',
  summary: 'Los roadmaps que van con lo que te gusta, los más afines primero',
  auth: 'user',
  answer: z.object({ roadmaps: z.array(RecommendedRoadmap) }),
})
