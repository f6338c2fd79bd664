import type { PagePost } from '../../contract/page-posts.ts'

/** What can be said of an adult post to somebody who has not proved his age: that there is one. */
export function redactedPost(id: number): PagePost {
  return {
    id,
    type: 'photo',
    title: null,
    content: null,
    nodes: null,
    mediaUrl: null,
    mediaType: null,
    media: null,
    isNsfw: true,
    isRedacted: true,
    placeholder: null,
    likes: 0,
    comments: 0,
    createdAt: '',
    editedAt: null,
    authorId: null,
    authorName: null,
    authorAlias: null,
    authorProfileUrl: null,
    authorIp: null,
    isVotingEnabled: false,
    votingQuestion: null,
    votingOptions: [],
    votingEndsAt: null,
    votingResults: null,
    votingTotal: 0,
    votingCounts: null,
    state: 'published',
  }
}
