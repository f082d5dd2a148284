/** The provider's cookie-free player. */
export const playerOrigin = 'https://www.youtube-nocookie.com'

/** Where a video plays: our own lessons on this site, others in the provider's cookie-free player. */
export function embedUrl(id: string, demo: boolean): string {
  const video = encodeURIComponent(id)
  const theme = document.documentElement.dataset['theme']
  const chosen = theme ? `&tema=${theme === 'dark' ? 'oscuro' : 'claro'}` : ''
  return demo
    ? `/lecciones/${video}?autoplay=1${chosen}`
    : `${playerOrigin}/embed/${video}?autoplay=1&rel=0&hl=es&enablejsapi=1&origin=${encodeURIComponent(location.origin)}`
}

/** The page of a video at its provider. */
export function providerUrl(id: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`
}

/** The provider's thumbnail of a video. */
export function pictureUrl(id: string): string {
  return `https://i.ytimg.com/vi/${encodeURIComponent(id)}/hqdefault.jpg`
}
