import type { Federation } from '@module-federation/webpack-bundler-runtime'

/** A frontend's build takes it in place of `@module-federation/webpack-bundler-runtime`, which the shell provides (`provide.ts`). */
declare const _FEDERATION_BUNDLER_RUNTIME: () => Federation

export default _FEDERATION_BUNDLER_RUNTIME()
