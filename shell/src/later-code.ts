// What no first page needs: a chunk of its own (`start-later.ts`).
export { watchReleases } from './federation/withdrawn/watch-releases.ts'
export { enhanceNavigation } from './navigation/enhance-navigation.ts'
export { keepOffline } from './offline/keep-offline.ts'
export { sendWhatWaits } from './offline/send-what-waits.ts'
export { measureVitals } from './reports/vitals.ts'
