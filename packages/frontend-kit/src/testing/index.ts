export { aSession } from './a-session.ts'
export { type FakeApi, fakeApi } from './fake-api.ts'
export { scrollToEnd } from './intersection.ts'
export { type OpenFrontend, openFrontend } from './open-frontend.ts'
