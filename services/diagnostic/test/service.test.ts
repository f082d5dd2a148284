import { describeDeletion } from './deletion-behaviour.ts'
import { describeDiagnostic } from './diagnostic-behaviour.ts'

describeDiagnostic('embedded')
describeDeletion('embedded')
