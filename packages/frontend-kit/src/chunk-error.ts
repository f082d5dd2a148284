/** Whether a part of a frontend could not be loaded: a script or a style sheet that `import()` named. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'ChunkLoadError' || /^Loading (CSS )?chunk /.test(error.message)
}
