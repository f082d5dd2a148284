// `serve.ts` on Kafka, MongoDB and Redis.
import '../support/on-real-servers.ts'
import './serve.ts'
