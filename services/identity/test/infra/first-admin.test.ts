import '../support/on-real-servers.ts'
import '../administration/first-admin.test.ts'
