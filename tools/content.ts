/** Checks the files in `content/`, which are read when the catalog is loaded. */
try {
  const { lessons, tags } = await import('@semaforo/catalog/content')
  console.log(`content: ${tags.length} topics and ${lessons.length} lessons checked`)
} catch (error) {
  console.error(`content/${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
