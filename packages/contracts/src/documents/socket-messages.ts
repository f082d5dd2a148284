import * as z from 'zod/mini'
import type { Schema } from '../call.ts'
import {
  CatalogUpdated,
  type ClientToServer,
  LikesUpdated,
  ProgressUpdated,
  type ServerToClient,
  SocketAuth,
} from '../realtime.ts'

type SocketMessage = { summary: string; payload: Schema }

/** Messages from the server to an open page. */
export const fromServer: Readonly<Record<keyof ServerToClient, SocketMessage>> = {
  'likes:updated': { summary: 'Cambió lo que te gusta, en alguna pantalla', payload: LikesUpdated },
  'progress:updated': { summary: 'Cambió lo que aprendiste, en alguna pantalla', payload: ProgressUpdated },
  'catalog:updated': {
    summary: 'Un tema o un roadmap apareció, cambió o se retiró',
    payload: CatalogUpdated,
  },
}

/** Messages from a page; each is acknowledged with a `SocketReply`. */
export const fromPage: Readonly<Record<keyof ClientToServer, SocketMessage>> = {
  'join:user': { summary: 'Pide los avisos de su persona', payload: z.string() },
  'auth:renew': { summary: 'Sigue con un token más nuevo', payload: SocketAuth },
}
