import type { Work } from '../platform/work-pool.ts'
import { withTrees, type Drawn, type StoredText, type TreeWork } from './trees.ts'

/** Where texts are kept together with their trees. */
export interface RedrawnTable {
  job: TreeWork
  /** A few whose tree is of an older renderer; none when all are of today's. */
  listOld: () => Promise<StoredText[]>
  keep: (texts: Drawn<StoredText>[]) => Promise<void>
}

/**
 * Makes the trees of an older renderer anew, in the background after a start: reading shows what is stored and never
 * parses. So a new renderer must be able to show the trees of the one before it.
 */
export async function redraw(work: Work, { job, listOld, keep }: RedrawnTable): Promise<void> {
  for (let old = await listOld(); old.length > 0; old = await listOld()) await withTrees(work, job, old, keep)
}
