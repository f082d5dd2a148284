export { type FakeApi, fakeApi } from './fake-api.ts'
export { type OpenFrontend, openFrontend } from './open-frontend.ts'
