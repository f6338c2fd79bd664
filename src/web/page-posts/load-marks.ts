import { LIST_SIZE_MAX } from '../../contract/limits.ts'
import { listPagePostMarks, type PagePostMarks } from '../../contract/page-posts.ts'
import { call } from '../platform/api.ts'

export function noMarks(id: number): PagePostMarks {
  return {
    id,
    liked: false,
    bookmarked: false,
    canEdit: false,
    canDelete: false,
    canMarkNsfw: false,
    canEditPoll: false,
    isFollowing: false,
    votedOption: null,
    votingCounts: null,
    authorIp: null,
  }
}

interface Batch {
  ids: number[]
  answer: Promise<PagePostMarks[]>
}

let waiting: Batch | null = null

/** Whatever is asked for in the same moment, a page of posts, goes out as one call. */
export async function loadMarks(id: number): Promise<PagePostMarks> {
  if (waiting === null || waiting.ids.length >= LIST_SIZE_MAX) waiting = startBatch()
  const { ids, answer } = waiting
  if (!ids.includes(id)) ids.push(id)
  return (await answer).find((marks) => marks.id === id) ?? noMarks(id)
}

function startBatch(): Batch {
  const ids: number[] = []
  const answer = new Promise((resolve) => setTimeout(resolve)).then(async () => {
    if (waiting?.ids === ids) waiting = null
    return call(listPagePostMarks, { query: { ids: ids.join(',') } })
  })
  return { ids, answer }
}
