// The one script that runs before the first paint, while everything else waits for it: what a document shows of this
// visitor, and what must be listening before the page's own scripts are there.
import { bringScripts } from './bring-scripts.ts'
import { keepEarlyPresses } from './keep-early-presses.ts'
import { markLikes } from './mark-likes.ts'
import { markVisitor } from './mark-visitor.ts'

markVisitor()
markLikes()
keepEarlyPresses()
bringScripts()
