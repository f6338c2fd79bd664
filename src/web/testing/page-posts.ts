import type { NsfwState } from '../../contract/nsfw.ts'
import type { PagePost, PostMedia } from '../../contract/page-posts.ts'

const HOUR_MS = 3600 * 1000

/** A few pixels, as the server keeps them of every picture. */
export const SPECK = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='

/** A post as a list has it; the id says how old it is. */
export function pagePost(id: number, changes: Partial<PagePost> = {}): PagePost {
  return {
    id,
    type: 'discussion',
    title: `Post ${id}`,
    content: `What post ${id} says. ${'It goes on and on. '.repeat(12)}`,
    nodes: null,
    mediaUrl: null,
    mediaType: null,
    media: null,
    isNsfw: false,
    isRedacted: false,
    placeholder: null,
    likes: id,
    comments: 2,
    createdAt: new Date(Date.UTC(2026, 9, 1) + id * HOUR_MS).toISOString(),
    editedAt: null,
    authorId: 8,
    authorName: 'Budi Hartono',
    authorAlias: 'budih',
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

/** From the first id down to the last: newest first, as lists come. */
export function pagePosts(from: number, to: number, changes: Partial<PagePost> = {}): PagePost[] {
  return Array.from({ length: from - to + 1 }, (_, place) => pagePost(from - place, changes))
}

export function postMedia(id: number, changes: Partial<PostMedia> = {}): PostMedia {
  return {
    id,
    state: 'ready',
    width: 1600,
    height: 900,
    alt: `What picture ${id} shows`,
    placeholder: SPECK,
    sources: [320, 640].map((width) => ({ url: `/media/key${id}/${width}.webp`, width })),
    posterUrl: null,
    durationMs: null,
    ...changes,
  }
}

export function photoPost(id: number, changes: Partial<PagePost> = {}): PagePost {
  const media = postMedia(id)
  return pagePost(id, {
    type: 'photo',
    title: null,
    media,
    mediaUrl: media.sources[1]?.url ?? null,
    mediaType: 'image',
    ...changes,
  })
}

/** What is given of an adult post to whoever has not said that they are 18. */
export function redactedPost(id: number, changes: Partial<PagePost> = {}): PagePost {
  return pagePost(id, {
    type: 'photo',
    title: null,
    content: null,
    isNsfw: true,
    isRedacted: true,
    placeholder: SPECK,
    likes: 0,
    comments: 0,
    authorId: null,
    authorName: null,
    authorAlias: null,
    ...changes,
  })
}

export const ASKABLE: NsfwState = { isEnabled: true, canConsent: true, hasConsent: false }
export const CONSENTED: NsfwState = { ...ASKABLE, hasConsent: true }
export const UNDER_AGE: NsfwState = { ...ASKABLE, canConsent: false }
export const SWITCHED_OFF: NsfwState = { ...ASKABLE, isEnabled: false }
