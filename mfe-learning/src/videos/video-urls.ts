/** Where a video plays: our own lessons on this site, others in the provider's cookie-free player. */
export function embedUrl(id: string, demo: boolean): string {
  const video = encodeURIComponent(id)
  const theme = document.documentElement.dataset['theme']
  const chosen = theme ? `&tema=${theme === 'dark' ? 'oscuro' : 'claro'}` : ''
  return demo
    ? `/lecciones/${video}?autoplay=1${chosen}`
    : `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0&hl=es`
}

/** The provider's thumbnail of a video. */
export function pictureUrl(id: string): string {
  return `https://i.ytimg.com/vi/${encodeURIComponent(id)}/hqdefault.jpg`
}
