import '../support/on-real-servers.ts'
import '../mail/inbox-page.test.ts'
