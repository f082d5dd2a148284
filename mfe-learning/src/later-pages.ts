/** The pages whose scripts come when one of them is visited: the home page does without. */
export { AllTopics } from './all-topics/all-topics.tsx'
export { RoadmapPage } from './roadmap-page/roadmap-page.tsx'
export { Roadmaps } from './roadmaps/roadmaps.tsx'
export { TopicPage } from './topic-page/topic-page.tsx'
