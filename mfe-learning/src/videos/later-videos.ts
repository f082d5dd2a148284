export { Selected } from './selected.tsx'
export { VideoList } from './video-list.tsx'
