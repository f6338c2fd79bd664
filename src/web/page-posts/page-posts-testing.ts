import type { PagePost, PagePostMarks } from '../../contract/page-posts.ts'
import type { RichNode } from '../../contract/rich-text.ts'
import { pagePost, postMedia } from '../testing/page-posts.ts'
import type { Answer } from '../testing/stand-ins.ts'
import { noMarks } from './load-marks.ts'

export type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>

export const textOf = (value: string): RichNode[] => [
  { type: 'paragraph', children: [{ type: 'text', value }] },
]

/** A post with words that are drawn. */
export function postOf(id: number, changes: Partial<PagePost> = {}): PagePost {
  const content = changes.content ?? `What post ${id} says.`
  return pagePost(id, { content, nodes: textOf(content), ...changes })
}

export function pollOf(id: number, changes: Partial<PagePost> = {}): PagePost {
  return postOf(id, {
    title: 'Two hours a week',
    isVotingEnabled: true,
    votingQuestion: 'Which script first?',
    votingOptions: ['Aksara Jawa', 'Pegon', 'Latin'],
    votingEndsAt: null,
    votingResults: 'after_vote',
    votingTotal: 10,
    ...changes,
  })
}

export function videoOf(id: number, changes: Partial<PagePost> = {}): PagePost {
  return postOf(id, {
    type: 'video',
    title: null,
    mediaType: 'video',
    mediaUrl: `/media/video${id}.mp4`,
    media: postMedia(id, {
      sources: [],
      alt: '',
      posterUrl: `/media/video${id}/poster.jpg`,
      durationMs: 40_000,
    }),
    ...changes,
  })
}

export const marksOf = (id: number, changes: Partial<PagePostMarks> = {}): PagePostMarks => ({
  ...noMarks(id),
  ...changes,
})

const inAddress = (ids: readonly number[]): string => encodeURIComponent(ids.join(','))
export const marksAt = (...ids: number[]): string => `/api/page-posts/marks?ids=${inAddress(ids)}`

/** A server that knows these marks, when it is asked for exactly these posts at once. */
export function marking(...marks: PagePostMarks[]): Answers {
  return { [marksAt(...marks.map(({ id }) => id))]: { body: marks } }
}

/** The next page as the header names it. */
export function listing(posts: readonly PagePost[], next?: string): Answer {
  return {
    body: posts,
    ...(next !== undefined && { headers: { Link: `</api/page-posts?cursor=${next}>; rel="next"` } }),
  }
}

export const NOBODY_SAID: Answer = {
  body: { items: [], nextCursor: null, total: 0, isOpen: true, canManage: false },
}
export const NOT_FOUND: Answer = { status: 404, body: { code: 'not_found', message: 'Not found.' } }

/** An answer that comes when the test says so. */
export function holding(): { answer: () => Promise<Answer>; give: (answer: Answer) => void } {
  let give: (answer: Answer) => void = () => {}
  const promise = new Promise<Answer>((resolve) => {
    give = resolve
  })
  return { answer: () => promise, give: (answer) => give(answer) }
}
