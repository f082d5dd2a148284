import './on-real-servers.ts'
import '../share-releases.test.ts'
