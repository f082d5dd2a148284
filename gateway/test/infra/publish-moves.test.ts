import './on-real-servers.ts'
import '../publish-moves.test.ts'
