import type { Viewer } from '../platform/session.ts'

export type Action =
  | 'read'
  | 'edit'
  | 'delete'
  | 'restore'
  | 'decide'
  | 'comment'
  | 'manage-comments'
  | 'like'
  | 'vote'
  | 'report'

/** What the rules need to know about anything that somebody wrote. */
export interface Owned {
  state: string
  /** Everybody may see it, as the view of its type says; adult content too, for those who may see that. */
  isPublic: boolean
  /** Not everybody may see it but this viewer may: it is in a private guild of theirs. */
  isShared?: boolean
  authorId: number | null
  /** Others who may edit it as the author may. */
  editorIds?: readonly number[]
  /** Only for people who have proved to be 18. */
  isNsfw?: boolean
  /** A moderator has locked it: it stays as it is, and only the staff takes it down. */
  isLocked?: boolean
}

/**
 * The only code that says who may do what with content; everything that is not named is refused. Whether an object may
 * be known to exist at all is `read`: what may not be read is answered 404, not 403.
 */
export function can(viewer: Viewer | null, action: Action, object: Owned): boolean {
  const isSeen = object.isPublic || (viewer !== null && object.isShared === true)
  const isAuthor = viewer !== null && viewer.id === object.authorId
  const isOpen = object.isLocked !== true
  const isEditor = isAuthor || (viewer !== null && object.editorIds?.includes(viewer.id) === true)
  switch (action) {
    case 'read':
      return (
        isSeen ||
        (object.state === 'draft' && isEditor) ||
        (object.state === 'deleted' && isAuthor) ||
        // Hidden while reports about it are being checked.
        (object.state === 'hidden' && (isAuthor || isStaff(viewer)))
      )
    case 'edit':
    case 'decide':
      return isOpen && (isSeen || object.state === 'draft') && isEditor
    case 'delete':
      return (
        ((isSeen || object.state === 'hidden') && ((isAuthor && isOpen) || isStaff(viewer))) ||
        (object.state === 'draft' && isAuthor)
      )
    // Pinning a comment and closing comments: people who may edit, and moderators where they may read.
    case 'manage-comments':
      return (
        ((isSeen || object.state === 'draft') && isEditor) ||
        ((isSeen || object.state === 'hidden') && isStaff(viewer))
      )
    case 'restore':
      return object.state === 'deleted' && isAuthor
    case 'comment':
    case 'like':
    case 'vote':
      return isSeen && isOpen && viewer !== null
    case 'report':
      return isSeen && viewer !== null
  }
}

export function isStaff(viewer: Viewer | null): boolean {
  return viewer !== null && viewer.role !== 'user'
}
