import '../support/on-real-servers.ts'
import '../admin.test.ts'
