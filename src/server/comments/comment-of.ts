import type { Comment } from '../../contract/comments.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { can } from '../access/public.ts'
import { Refusal } from '../platform/errors.ts'
import type { Viewer } from '../platform/session.ts'
import { toLiteText } from '../lite-text/public.ts'
import { parseRichText, RENDERER_VERSION } from '../rich-text/public.ts'

export interface CommentRow {
  id: number
  parentId: number | null
  rootId: number
  level: number
  state: string
  authorId: number | null
  source: string
  nodes: RichText
  rendererVersion: number
  likes: number
  replies: number
  createdAt: Date
  editedAt: Date | null
  /** Null when the person is gone and his words stayed. */
  firstName: string | null
  lastName: string | null
  alias: string | null
  profileUrl: string | null
  honor: number | null
  liked: boolean
}

/** A row as the viewer may see it. Of one that is gone only its place is left. */
export function commentOf(row: CommentRow, viewer: Viewer | null): Comment {
  const { id, parentId, level, replies } = row
  const place = { id, parentId, level, replies, createdAt: row.createdAt.toISOString() }
  if (row.state !== 'visible') return { ...place, ...NOTHING, state: row.state as Comment['state'] }
  return {
    ...place,
    state: 'visible',
    author: personOf(row),
    content: row.source,
    nodes: treeOf(row),
    likes: row.likes,
    liked: row.liked,
    canEdit: can(viewer, 'edit', row),
    canDelete: can(viewer, 'delete', row),
    editedAt: row.editedAt?.toISOString() ?? null,
  }
}

const NOTHING = {
  author: null,
  content: '',
  nodes: [],
  likes: 0,
  liked: false,
  canEdit: false,
  canDelete: false,
  editedAt: null,
}

function personOf({
  authorId,
  firstName,
  lastName,
  alias,
  profileUrl,
  honor,
}: CommentRow): Comment['author'] {
  if (authorId === null || alias === null) return null
  const name = `${firstName ?? ''} ${lastName ?? ''}`.trim()
  return { id: authorId, name, alias, profileUrl, honor: Math.max(0, honor ?? 0) }
}

/** A tree of an older parser is made anew; should the new one refuse the text, the old tree is still good. */
function treeOf({ source, nodes, rendererVersion }: CommentRow): RichText {
  if (rendererVersion === RENDERER_VERSION) return nodes
  try {
    return toLiteText(parseRichText(source))
  } catch (error) {
    if (error instanceof Refusal) return nodes
    throw error
  }
}
