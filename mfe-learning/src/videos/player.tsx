import type { Video } from '@semaforo/contracts'
import { useEffect, useRef, useState } from 'react'
import { embedUrl, playerOrigin } from './video-urls.ts'

/** Why a video of the provider does not play: its owner does not let other sites play it, or it is gone. */
export type PlayerFailure = 'refused' | 'gone'

/** Codes of the event `onError` of YouTube's player. */
const failures: Partial<Record<string, PlayerFailure>> = { 100: 'gone', 101: 'refused', 150: 'refused' }

const helloMs = 250
/** Enough for a slow connection; a frame that failed to load never answers. */
const mostHellos = 120

type Props = { video: Video; demo: boolean; onFailure: (failure: PlayerFailure) => void }

/** The frame that plays a video, of ours or of the provider. It takes the focus, and may have been out of sight. */
export function Player({ video, demo, onFailure }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    frame.current?.focus({ preventScroll: true })
    frame.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    const player = frame.current?.contentWindow
    if (loaded && !demo && player) return listen(player, onFailure)
  }, [loaded, demo, onFailure])
  return (
    <iframe
      ref={frame}
      src={embedUrl(video.id, demo)}
      title={video.title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => setLoaded(true)}
    />
  )
}

/** Subscribes to the errors of the provider's player by messages, without its script. Returns how to stop. */
function listen(player: Window, onFailure: Props['onFailure']): () => void {
  const send = (message: object) =>
    player.postMessage(JSON.stringify({ ...message, channel: 'widget' }), playerOrigin)
  let hellos = 0
  // The player may not listen yet when its document has loaded, so this repeats until it answers.
  const hello = setInterval(() => {
    send({ event: 'listening' })
    send({ event: 'command', func: 'addEventListener', args: ['onError'] })
    hellos += 1
    if (hellos === mostHellos) clearInterval(hello)
  }, helloMs)
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== player || origin !== playerOrigin) return
    clearInterval(hello)
    const failure = failureOf(data)
    if (failure) onFailure(failure)
  }
  addEventListener('message', onMessage)
  return () => {
    clearInterval(hello)
    removeEventListener('message', onMessage)
  }
}

function failureOf(data: unknown): PlayerFailure | undefined {
  try {
    const { event, info } = JSON.parse(String(data)) as { event?: unknown; info?: unknown }
    return event === 'onError' ? failures[String(info)] : undefined
  } catch {
    return undefined
  }
}
