import type { Platform } from '../../src/index.ts'

/** Opens a platform. Every call opens the same data: a contract test closes one platform and opens the next. */
export type OpenPlatform = () => Platform | Promise<Platform>

/** Runs `use` on a platform and always closes it. */
export async function withPlatform<Result>(
  open: OpenPlatform,
  use: (platform: Platform) => Promise<Result>,
): Promise<Result> {
  const platform = await open()
  try {
    return await use(platform)
  } finally {
    await platform.close()
  }
}
