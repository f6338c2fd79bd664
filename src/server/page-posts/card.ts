import type { PagePost, PagePostType, PostMedia } from '../../contract/page-posts.ts'
import type { RichText } from '../../contract/rich-text.ts'
import type { Owned } from '../content/can.ts'
import { blurredPlaceholder, type MediaView } from '../media/public.ts'
import { countsFor, type Poll } from '../polls/public.ts'
import type { PostAudience } from './audience.ts'
import type { PostState } from './queries.ts'

/** A post with all that is drawn of it. */
export interface LoadedPost extends Owned {
  id: number
  type: PagePostType
  state: PostState
  isNsfw: boolean
  title: string
  source: string
  nodes: RichText
  mediaId: number | null
  mediaAlt: string
  createdAt: Date
  editedAt: Date | null
  authorIp: string | null
  /** Null when the person has left and the post stayed. */
  authorName: string | null
  authorAlias: string | null
  authorPicture: string | null
  authorHonor: number | null
  likes: number
  comments: number
  guildId: number | null
  guildName: string | null
  guildColor: string | null
  media: MediaView | undefined
  poll: Poll | undefined
}

/** What the audience sees of a published post: nothing, its outline, or all of it. */
export async function cardFor(post: LoadedPost, audience: PostAudience, now: Date): Promise<PagePost[]> {
  if (!post.isNsfw || audience === 'adult') return [wholeCard(post, { now })]
  return audience === 'redacted' ? [await redactedCard(post)] : []
}

export function wholeCard(post: LoadedPost, options: { now: Date; hasAddress?: boolean }): PagePost {
  const { poll } = post
  return {
    ...outlineOf(post),
    isRedacted: false,
    title: post.title,
    content: post.source,
    nodes: post.nodes,
    ...mediaOf(post),
    likes: post.likes,
    comments: post.comments,
    editedAt: post.editedAt?.toISOString() ?? null,
    authorId: post.authorId,
    authorName: post.authorName,
    authorAlias: post.authorAlias,
    authorProfileUrl: post.authorPicture,
    authorHonor: post.authorHonor,
    authorIp: options.hasAddress === true ? post.authorIp : null,
    isVotingEnabled: poll !== undefined,
    votingQuestion: poll?.question ?? null,
    votingOptions: poll?.options ?? [],
    votingEndsAt: poll?.endsAt?.toISOString() ?? null,
    votingResults: poll?.results ?? null,
    votingTotal: poll?.total ?? 0,
    votingCounts: poll === undefined ? null : countsFor(poll, false, options.now),
    guildId: post.guildId,
    guildName: post.guildName,
    guildBannerColor: post.guildColor,
  }
}

/** Enough to draw the blurred tile, without any information. */
export async function redactedCard(post: LoadedPost): Promise<PagePost> {
  return {
    ...outlineOf(post),
    ...NOTHING,
    isRedacted: true,
    placeholder: post.media === undefined ? null : await blurredPlaceholder(post.media.placeholder),
  }
}

function outlineOf({ id, type, isNsfw, createdAt, state }: LoadedPost) {
  return {
    id,
    type,
    isNsfw,
    createdAt: createdAt.toISOString(),
    // A post that the staff removed is never loaded.
    state: state === 'removed' || state === 'withheld' ? ('deleted' as const) : state,
  }
}

const NOTHING = {
  title: null,
  content: null,
  nodes: null,
  mediaUrl: null,
  mediaType: null,
  media: null,
  likes: 0,
  comments: 0,
  editedAt: null,
  authorId: null,
  authorName: null,
  authorAlias: null,
  authorProfileUrl: null,
  authorHonor: null,
  authorIp: null,
  isVotingEnabled: false,
  votingQuestion: null,
  votingOptions: [],
  votingEndsAt: null,
  votingResults: null,
  votingTotal: 0,
  votingCounts: null,
  guildId: null,
  guildName: null,
  guildBannerColor: null,
}

type ShownMedia = Pick<PagePost, 'mediaUrl' | 'mediaType' | 'media' | 'placeholder'>

function mediaOf({ media, mediaAlt }: LoadedPost): ShownMedia {
  if (media === undefined) return { mediaUrl: null, mediaType: null, media: null, placeholder: null }
  const { kind, url, access, placeholder } = media
  // Only the staff gets the files of a hidden or deleted post; its author sees their description.
  if (access === 'closed' && url === null)
    return { mediaUrl: null, mediaType: kind, media: null, placeholder }
  return { mediaUrl: url, mediaType: kind, media: { ...picked(media), alt: mediaAlt }, placeholder: null }
}

function picked(media: MediaView): Omit<PostMedia, 'alt'> {
  const { id, state, width, height, placeholder, sources, posterUrl, durationMs } = media
  return { id, state, width, height, placeholder, sources, posterUrl, durationMs }
}
