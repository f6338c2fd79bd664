import type { Cell } from '../../platform/seeding.ts'
import type { ThreadRow } from './thread.ts'

export const COMMENT_COLUMNS =
  'object_type object_id id parent_id root_id answered_id level author_id source nodes renderer_version replies created_at'.split(
    ' ',
  )

/** A comment as a row of COMMENT_COLUMNS. */
export function commentCells(
  [objectType, objectId]: [type: string, id: number],
  row: ThreadRow,
  { nodes, rendererVersion }: { nodes: string; rendererVersion: number },
): Cell[] {
  const { id, parentId, rootId, answeredId, level, by, text, replies, at } = row
  const place = [objectType, objectId, id, parentId, rootId, answeredId, level]
  return [...place, by, text, nodes, rendererVersion, replies, at]
}
