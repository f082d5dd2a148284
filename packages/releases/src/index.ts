export { sealFolder } from './build.ts'
export { type Change, change } from './change.ts'
export { addReleases, copyReleases } from './folder/copy.ts'
export { keyAt, registerKey } from './folder/keys.ts'
export { withLock } from './folder/lock.ts'
export { readFrontends, readSite } from './folder/read-site.ts'
export { builtIn, type Source, signedContent, storedContent } from './folder/source.ts'
export { list, publicList, type Running, withFailures } from './list.ts'
export { type LiveFrontends, liveFrontends } from './live.ts'
export { publish } from './publish.ts'
export { readAtMostEvery } from './read-at-most-every.ts'
export { faultOf, type Issue, Refusal, type RefusalCode } from './refusal.ts'
export type { Asked, Command } from './rules/command.ts'
export type { Tally } from './rules/fisher.ts'
export { fewestVisits, judge, reasonOf } from './rules/judge.ts'
export { refuseUnfit, type Surroundings, surroundingsIn } from './rules/refuse.ts'
export {
  registriesOf,
  registryHash,
  resolveFor,
  resolveStable,
  versionFor,
} from './rules/resolve.ts'
export { sitePaths } from './rules/routes.ts'
export { noteFor } from './rules/shell.ts'
export { type KnownFrontend, liveReleases, liveVersions } from './rules/site.ts'
export { seed } from './seed.ts'
export { announceShell, publishShell } from './shell.ts'
export { type KeyPair, keyId, makeKeyPair } from './signing/keys.ts'
export { signOrder, signRelease } from './signing/sign.ts'
export { savePublished, unpublishedMoves } from './unpublished-moves.ts'
export { receiveFile, type Sent } from './upload/receive-file.ts'
export { type Received, receiveOrder } from './upload/receive-order.ts'
export { heldAs, sweepUploads } from './upload/uploads.ts'
