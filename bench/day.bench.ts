import { runDay } from './day/run-day.ts'

const here = { MONGO_URL: undefined, KAFKA_BROKERS: undefined, REDIS_URL: undefined }

/** A day in five minutes on the embedded platform. */
export const bench = () => runDay('embedded', here, 25)
