import '../support/on-real-servers.ts'
import '../mail.test.ts'
