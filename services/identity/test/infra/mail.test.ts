import '../support/on-real-servers.ts'
import '../mail/mail.test.ts'
import '../mail/delay.test.ts'
import '../mail/lease.test.ts'
