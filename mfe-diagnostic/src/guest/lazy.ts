export { GuestPage as default } from './guest-page.tsx'
