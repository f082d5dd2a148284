import '../support/on-real-servers.ts'
import '../login/guesses.test.ts'
