import { describeDiagnostic } from './diagnostic-behaviour.ts'

describeDiagnostic('embedded')
