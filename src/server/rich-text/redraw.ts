import type { Work } from '../platform/work-pool.ts'
import { withTrees, type Drawn, type StoredText, type TreeWork } from './trees.ts'

/** A table of texts with their trees. */
export interface RedrawnTable {
  job: TreeWork
  /** Some whose tree is of an older renderer; none when all are current. */
  listOld: () => Promise<StoredText[]>
  save: (texts: Drawn<StoredText>[]) => Promise<void>
}

/**
 * Redraws the trees of an older renderer, in the background after a start: a read shows what is stored and never
 * parses. So a new renderer must be able to show the trees of the one before it.
 */
export async function redraw(work: Work, { job, listOld, save }: RedrawnTable): Promise<void> {
  for (let old = await listOld(); old.length > 0; old = await listOld()) await withTrees(work, job, old, save)
}
