export { LatestLight } from './latest-light.tsx'
export { NextRoadmaps } from './next-roadmaps.tsx'
