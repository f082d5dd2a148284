import * as z from 'zod/mini'
import { call } from './call.ts'
import { LessonCard } from './lessons.ts'
import { searchedText } from './text.ts'

/**
 * `lesson`: only of our own. Those of other topics than the one that is searched for come after its own. `broadcast`: a
 * video that was live, or had not begun, when it was found.
 */
export const Video = z.object({
  id: z.string().check(z.minLength(1)),
  title: z.string(),
  channelName: z.string(),
  lesson: z.optional(LessonCard),
  broadcast: z.optional(z.enum(['live', 'upcoming'])),
})
export type Video = z.infer<typeof Video>

export const VideoSearch = z.object({
  q: z
    .string('Escribe qué quieres buscar.')
    .check(
      z.overwrite(searchedText),
      z.minLength(1, 'Escribe qué quieres buscar.'),
      z.maxLength(200, 'La búsqueda puede tener hasta 200 caracteres.'),
    ),
  pageToken: z.optional(z.string().check(z.regex(/^[\w-]{1,128}$/, 'La página pedida no existe.'))),
})
export type VideoSearch = z.infer<typeof VideoSearch>

/**
 * One page of videos. `demo`: our own demonstration lessons, played at `/lecciones/{id}`. `stale`: a cached
 * answer, where a new one is not available.
 */
export const VideoPage = z.object({
  items: z.array(Video),
  nextPageToken: z.optional(z.string()),
  demo: z.optional(z.boolean()),
  stale: z.optional(z.boolean()),
})
export type VideoPage = z.infer<typeof VideoPage>

export const searchVideos = call({
  method: 'get',
  path: '/api/videos',
  summary: 'Videos sobre un tema, de cinco en cinco',
  query: VideoSearch,
  answer: VideoPage,
  problems: {
    400: ['unknown-page-token'],
    429: ['video-searches-spent'],
    502: ['video-provider-refused', 'video-provider-malformed'],
    503: ['video-quota-spent', 'video-provider-unavailable'],
  },
})
