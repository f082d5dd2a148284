import '../support/on-real-servers.ts'
import '../guesses.test.ts'
