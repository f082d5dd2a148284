import '../support/on-real-servers.ts'
import '../correo.test.ts'
