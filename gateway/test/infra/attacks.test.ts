import './on-real-servers.ts'
import '../attacks.test.ts'
