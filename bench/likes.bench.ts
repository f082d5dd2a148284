import { sustainedLikes } from './likes/sustained-likes.ts'

const here = { MONGO_URL: undefined, KAFKA_BROKERS: undefined, REDIS_URL: undefined }

/** As many likes as the embedded platform takes for five minutes. */
export const bench = () => sustainedLikes('embedded', here)
