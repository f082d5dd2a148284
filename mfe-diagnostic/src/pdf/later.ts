export { diagnosisPdf } from './diagnosis-pdf.ts'
export { requestCertificate } from './request-certificate.ts'
