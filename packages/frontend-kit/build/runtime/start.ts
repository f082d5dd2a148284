/**
 * A frontend's build takes it in place of the federation plugin's own start: the shell's runtime is all that is needed
 * (`src/federation/bundler-runtime.ts`).
 */
declare const __webpack_require__: unknown
declare const _FEDERATION_BUNDLER_RUNTIME: () => { start(require: unknown): void }

_FEDERATION_BUNDLER_RUNTIME().start(__webpack_require__)
