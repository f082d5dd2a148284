/** How long the first paint waits for the typefaces, in ms. */
const longestWaitMs = 300

/**
 * Waits for the typefaces, but not long. One that comes later is for the next time: its letters would move what a
 * visitor reads.
 */
export async function typefacesOrNot(): Promise<void> {
  const faces = [...document.fonts]
  const loading = Promise.allSettled(faces.map((face) => face.load()))
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
  for (const face of faces) if (face.status !== 'loaded') face.display = 'optional'
}
