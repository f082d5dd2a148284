import { type AggregateEntry, openSnapshot, type StoreName } from '@semaforo/platform/archive'
import { processConfig, readConfig } from '@semaforo/service-kit'

/** The stores of a site as they are now. */
export type Sources = { aggregates(of: StoreName): AsyncIterable<AggregateEntry>; close(): Promise<void> }

/** Where the settings say that the site is: MONGO_URL, else DATA_DIR. */
export function configuredPlace(): string {
  const { MONGO_URL, DATA_DIR } = readConfig(processConfig, process.env)
  return MONGO_URL ?? DATA_DIR
}

export async function openSources(place: string): Promise<Sources> {
  if (/^mongodb(\+srv)?:\/\//.test(place)) {
    const { connectOnce, storedAggregates } = await import('@semaforo/platform/archive/servers')
    const { db, close } = await connectOnce({
      url: place,
      caFile: readConfig(processConfig, process.env).TLS_CA_FILE,
    })
    return { aggregates: (of) => storedAggregates(db, of), close }
  }
  const snapshot = openSnapshot(place)
  return {
    async *aggregates({ service, store }) {
      for (const entry of snapshot.entries()) {
        if (entry.kind !== 'aggregate') return
        if (entry.service === service && entry.store === store) yield entry
      }
    },
    close: async () => snapshot.close(),
  }
}
