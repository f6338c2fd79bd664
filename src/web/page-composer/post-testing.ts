import type { Media } from '../../contract/media.ts'
import type { PagePost, PagePostMarks } from '../../contract/page-posts.ts'

/** A post as the server answers it. */
export function pagePost(changes: Partial<PagePost> = {}): PagePost {
  return {
    id: 12,
    type: 'discussion',
    title: 'Tides of Malacca',
    content: 'Twice a day the sea comes back.',
    nodes: [{ type: 'paragraph', children: [{ type: 'text', value: 'Twice a day the sea comes back.' }] }],
    mediaUrl: null,
    mediaType: null,
    media: null,
    isNsfw: false,
    isRedacted: false,
    placeholder: null,
    likes: 0,
    comments: 0,
    createdAt: '2026-11-15T12:00:00.000Z',
    editedAt: null,
    authorId: 7,
    authorName: 'Sari Wijaya',
    authorAlias: 'sari_w',
    authorProfileUrl: null,
    authorHonor: 0,
    authorIp: null,
    isVotingEnabled: false,
    votingQuestion: null,
    votingOptions: [],
    votingEndsAt: null,
    votingResults: null,
    votingTotal: 0,
    votingCounts: null,
    state: 'published',
    guildId: null,
    guildName: null,
    guildBannerColor: null,
    ...changes,
  }
}

export function marks(changes: Partial<PagePostMarks> = {}): PagePostMarks {
  return {
    id: 12,
    liked: false,
    bookmarked: false,
    canEdit: true,
    canDelete: true,
    canMarkNsfw: false,
    canEditPoll: false,
    isFollowing: false,
    votedOption: null,
    votingCounts: null,
    authorIp: null,
    ...changes,
  }
}

export function media(id: number, changes: Partial<Media> = {}): Media {
  return {
    id,
    url: `/media/key${id}/1600.webp`,
    mediaType: 'image',
    width: 1600,
    height: 900,
    placeholder: '',
    state: 'ready',
    posterUrl: null,
    durationMs: null,
    failure: null,
    ...changes,
  }
}
