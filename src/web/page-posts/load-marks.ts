import { LIST_SIZE_MAX } from '../../contract/limits.ts'
import { listPagePostMarks, type PagePostMarks } from '../../contract/page-posts.ts'
import { call } from '../platform/api.ts'

const none = new Map<number, PagePostMarks>()

/** The same object each time: another one would be news to whatever shows it. */
export function noMarks(id: number): PagePostMarks {
  const known = none.get(id)
  if (known !== undefined) return known
  const marks: PagePostMarks = {
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
  none.set(id, marks)
  return marks
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
