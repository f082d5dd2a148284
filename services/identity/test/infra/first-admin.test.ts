import '../support/on-real-servers.ts'
import '../user/first-admin.test.ts'
