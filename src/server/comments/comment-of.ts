import type { Comment } from '../../contract/comments.ts'
import type { CommunityRule } from '../../contract/moderation-rules.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { can } from '../content/can.ts'
import type { Viewer } from '../platform/session.ts'

export interface CommentRow {
  id: number
  parentId: number | null
  rootId: number
  level: number
  state: string
  authorId: number | null
  source: string
  nodes: RichText
  likes: number
  replies: number
  createdAt: Date
  editedAt: Date | null
  /** Null when the person has left and their comment stayed. */
  firstName: string | null
  lastName: string | null
  alias: string | null
  profileUrl: string | null
  honor: number | null
  /** The rule that it broke, where moderators removed it. */
  removedFor: CommunityRule | null
  liked: boolean
}

/** A row as the viewer may see it. A deleted one is only a stub. */
export function commentOf(row: CommentRow, viewer: Viewer | null, pinnedId: number | null): Comment {
  const { id, parentId, level, replies } = row
  const place = { id, parentId, level, replies, createdAt: row.createdAt.toISOString() }
  // Somebody hidden is taken out of every answer; what hangs under a comment of theirs needs its place.
  const isHidden = row.authorId !== null && viewer?.hidden.has(row.authorId) === true
  if (isHidden && replies > 0) return { ...place, ...NOTHING, state: 'deleted' }
  if (row.state !== 'visible') return { ...place, ...NOTHING, ...stubOf(row) }
  const shown = { ...row, isPublic: true }
  return {
    ...place,
    state: 'visible',
    author: personOf(row),
    content: row.source,
    nodes: row.nodes,
    likes: row.likes,
    liked: row.liked,
    canEdit: can(viewer, 'edit', shown),
    canDelete: can(viewer, 'delete', shown),
    isPinned: row.id === pinnedId,
    editedAt: row.editedAt?.toISOString() ?? null,
  }
}

/** What is being checked, and what a suspended person said, is hidden for now. */
function stubOf({ state, removedFor }: CommentRow): Pick<Comment, 'state' | 'removedFor'> {
  if (state !== 'deleted' && state !== 'removed') return { state: 'hidden' }
  return { state, ...(removedFor !== null && { removedFor }) }
}

const NOTHING = {
  author: null,
  content: '',
  nodes: [],
  likes: 0,
  liked: false,
  canEdit: false,
  canDelete: false,
  isPinned: false,
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
