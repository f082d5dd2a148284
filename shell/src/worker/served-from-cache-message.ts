/** The message to a page that an answer came from the cache, because the network did not answer in time. */
export const servedFromCacheMessage = 'semaforo-kept'
