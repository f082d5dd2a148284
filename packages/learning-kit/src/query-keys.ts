/**
 * Version of the cached data's shape, part of every key. Each frontend bundles this kit, so two builds of it
 * can share one page: increase it with every change to the shape of cached or pending data, so that neither
 * build reads the other's. It comes last, so that invalidating a prefix covers all builds.
 */
const schemaVersion = 1

export const catalogKey = ['catalog']
export const tagsKey = [...catalogKey, 'tags', schemaVersion]
export const roadmapsKey = [...catalogKey, 'roadmaps', schemaVersion]
export const tagPageKey = (slug: string) => [...catalogKey, 'tag-page', slug, schemaVersion]
export const roadmapPageKey = (slug: string) => [...catalogKey, 'roadmap-page', slug, schemaVersion]

/** Everything derived from people's likes is cached under this prefix, and invalidated with them. */
export const likesKey = ['likes']
export const accountLikesKey = (userId: string) => [...likesKey, userId, 'all', schemaVersion]
export const recommendationsKey = (userId: string) => [...likesKey, userId, 'recommended', schemaVersion]

/** The progress of an account: the shape's version comes before the account. */
export const progressKey = ['progress', schemaVersion]

/** Mutation key of the like changes that the server has not confirmed yet. */
export const pendingChangesKey = ['likes', 'change', schemaVersion]
