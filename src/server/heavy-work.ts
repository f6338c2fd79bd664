import { articleWork } from './articles/content.ts'
import { csvWork } from './collections/csv-read.ts'
import { calibrationWork } from './iq/calibration/work.ts'
import type { TextsOrder, ZipOrder } from './imports/read-zip.ts'
import type { ItemOrder } from './iq/make-item.ts'
import type { ImageTexts } from './share-images/draw-share-image.ts'
import { liteTextWork } from './lite-text/lite-text-work.ts'
import { richTextWork } from './rich-text/preview.ts'
import { textDiffWork } from './text-diff/work.ts'

/**
 * What the worker threads can do. Each feature names its own in `feature.ts`, and a test compares: a thread need not
 * load the whole site, nor the site what its threads load.
 */
export const heavyWork = {
  ...articleWork,
  ...liteTextWork,
  ...richTextWork,
  ...textDiffWork,
  ...calibrationWork,
  ...csvWork,
  // Few ever import anything.
  'import-preview': async (order: ZipOrder) => (await import('./imports/read-zip.ts')).previewZip(order),
  'import-texts': async (order: TextsOrder) => (await import('./imports/read-zip.ts')).readTexts(order),
  // Few threads ever make items: only those load what makes them.
  'iq-item': async (order: ItemOrder) => (await import('./iq/make-item.ts')).makeItem(order),
  // It brings fonts and a renderer, which a thread that reads texts need not hold.
  'share-image': async (texts: ImageTexts) =>
    (await import('./share-images/draw-share-image.ts')).drawShareImage(texts),
}
