/**
 * The shape of what the kit keeps in the page's cache. Each frontend bundles the kit for itself, and two builds
 * of it meet in one page: raise this with every change of a shape that is cached or pending, and neither reads
 * what the other wrote. It stands last: invalidating a prefix reaches every build's answers.
 */
const shape = 1

export const catalogKey = ['catalog']
export const tagsKey = [...catalogKey, 'tags', shape]
export const roadmapsKey = [...catalogKey, 'roadmaps', shape]

/** Everything that follows from people's likes is cached under it, and read again with them. */
export const likesKey = ['likes']
export const accountLikesKey = (userId: string) => [...likesKey, userId, 'all', shape]
export const recommendationsKey = (userId: string) => [...likesKey, userId, 'recommended', shape]

/** Of mutations: the changes of likes that the server has not answered yet. */
export const pendingChangesKey = ['likes', 'change', shape]
