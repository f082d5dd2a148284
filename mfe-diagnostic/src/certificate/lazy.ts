export { CertificatePage as default } from './certificate-page.tsx'
