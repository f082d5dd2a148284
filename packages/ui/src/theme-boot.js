// Runs before the first paint, so that the page never flashes in another theme than the chosen one.
try {
  const theme = localStorage.getItem('semaforo.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Without storage the theme of the device applies.
}
