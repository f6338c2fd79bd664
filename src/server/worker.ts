import { heavyWork } from './heavy-work.ts'
import { serveWork } from './platform/work-thread.ts'

/** A worker thread: it does the heavy work and loads nothing else. */
serveWork(heavyWork)
