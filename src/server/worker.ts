import { articleWork } from './articles/content.ts'
import { shareImageWork } from './cards/card.ts'
import { liteTextWork } from './lite-text/read-lite-text.ts'
import { serveWork } from './platform/work-thread.ts'
import { richTextWork } from './rich-text/preview.ts'
import { textDiffWork } from './text-diff/work.ts'

/** What the worker threads can do: the one list of the features' heavy work. */
serveWork({ ...articleWork, ...liteTextWork, ...richTextWork, ...shareImageWork, ...textDiffWork })
