import { knownMentions } from '../mentions/public.ts'
import type { Server } from '../platform/server.ts'
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
export async function redraw(
  { db, clock, work }: Pick<Server, 'db' | 'clock' | 'work'>,
  { job, listOld, save }: RedrawnTable,
): Promise<void> {
  const saveKnown = async (texts: Drawn<StoredText>[]): Promise<void> => {
    const known = []
    for (const text of texts)
      known.push({ ...text, nodes: await knownMentions(db.write, text.nodes, clock.now()) })
    await save(known)
  }
  for (let old = await listOld(); old.length > 0; old = await listOld())
    await withTrees(work.for(null), job, old, saveKnown)
}
