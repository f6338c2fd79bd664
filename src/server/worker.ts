import { shareImageWork } from './cards/card.ts'
import { serveWork } from './platform/work-thread.ts'

/** What the worker threads can do: the one list of the features' heavy work. */
serveWork({ ...shareImageWork })
