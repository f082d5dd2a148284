/** What a page hears when something on it was kept before, and did not come from the network. */
export const keptMessage = 'semaforo-kept'
