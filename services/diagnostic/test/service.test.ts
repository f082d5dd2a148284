import { describeCertificates } from './certificate-behaviour.ts'
import { describeDeletion } from './deletion-behaviour.ts'
import { describeDiagnostic } from './diagnostic-behaviour.ts'

describeDiagnostic('embedded')
describeCertificates('embedded')
describeDeletion('embedded')
