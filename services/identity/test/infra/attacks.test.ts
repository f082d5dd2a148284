import '../support/on-real-servers.ts'
import '../attacks.test.ts'
