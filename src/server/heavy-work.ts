import { articleWork } from './articles/content.ts'
import { shareImageWork } from './cards/card.ts'
import { liteTextWork } from './lite-text/read-lite-text.ts'
import { richTextWork } from './rich-text/preview.ts'
import { textDiffWork } from './text-diff/work.ts'

/**
 * What the worker threads can do. Each feature names its own in `feature.ts`, and a test compares; here it is listed
 * once more, since a thread that walked the list of features would load the whole site.
 */
export const heavyWork = {
  ...articleWork,
  ...liteTextWork,
  ...richTextWork,
  ...shareImageWork,
  ...textDiffWork,
}
