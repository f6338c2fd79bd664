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
  | 'take-back'
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
  /** Somebody reported it: those who judge may read it, also where only members read. */
  isReported?: boolean
  /** In a private or deleted guild that this viewer is not in: not even its author reads what others did with it. */
  isOutside?: boolean
  /** The guild that it was written in; null for what is in none. */
  guild?: GuildPlace | null
}

/** How a viewer stands in the guild of something. */
export interface GuildPlace {
  id: number
  isMember: boolean
  isOfficer: boolean
  isBanned: boolean
  mutedUntil: Date | null
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
        (object.state === 'deleted' && isAuthor && object.isOutside !== true) ||
        // Hidden while reports about it are being checked.
        (object.state === 'hidden' && ((isAuthor && object.isOutside !== true) || isStaff(viewer))) ||
        (object.isReported === true && isStaff(viewer))
      )
    case 'edit':
    case 'decide':
      return isOpen && (isSeen || object.state === 'draft') && isEditor
    // What others wrote the staff removes as an action of moderation: with a reason, told, logged, and open to an appeal.
    case 'delete':
      return (
        // `published` also after they have left the guild that it is in.
        isAuthor && isOpen && (isSeen || ['draft', 'published', 'hidden'].includes(object.state))
      )
    // Pinning a comment and closing comments: people who may edit, and moderators where they may read.
    case 'manage-comments':
      return (
        ((isSeen || object.state === 'draft') && isEditor && isOpen) ||
        ((isSeen || object.state === 'hidden') && isStaff(viewer))
      )
    case 'restore':
      return object.state === 'deleted' && isAuthor && isOpen
    // A guild's talk is for those who are in it, muted or not: `isMutedIn` is asked where something is said.
    case 'comment':
    case 'vote':
      return isSeen && isOpen && viewer !== null && (!object.guild || object.guild.isMember)
    case 'like':
      return isSeen && isOpen && viewer !== null && object.guild?.isBanned !== true
    // A like or a vote is taken back also by those who could not give it any more.
    case 'take-back':
    case 'report':
      return isSeen && viewer !== null
  }
}

/** They are in the guild of it and may only read there for now. */
export function isMutedIn({ guild }: Pick<Owned, 'guild'>, now: Date): boolean {
  return guild?.mutedUntil != null && guild.mutedUntil > now
}

/** Staff who read something only to judge it: of what others said about it they get what was reported. */
export function isOnlyJudge(viewer: Viewer | null, { isOutside }: Pick<Owned, 'isOutside'>): boolean {
  return isOutside === true && isStaff(viewer)
}

export function isStaff(viewer: Viewer | null): boolean {
  return viewer !== null && viewer.role !== 'user'
}
