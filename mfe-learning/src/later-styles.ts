// The styles of the pages whose scripts come later: a page that is rendered ahead has them at its first paint.
import './all-topics/all-topics.module.css'
import './page/breadcrumbs.module.css'
import './page/neighbours.module.css'
import './roadmap-page/steps.module.css'
import './roadmaps/roadmaps.module.css'
import './topic-page/lessons.module.css'
import './topic-page/topic.module.css'
import './videos/videos.module.css'
