import { NSFW_PAGES_KEPT } from '../../contract/limits.ts'

/** Where a list that is read page by page stands; a page is known by the cursor it starts at, the first by null. */
export interface Trail {
  at: string | null
  page: number
  /** The pages before this one that are remembered, the oldest first. */
  before: readonly (string | null)[]
}

export const FIRST_PAGE: Trail = { at: null, page: 1, before: [] }

/** Spec 9: up to 5 pages are remembered; the oldest is forgotten first. */
export function goOn({ at, page, before }: Trail, next: string): Trail {
  return { at: next, page: page + 1, before: [...before, at].slice(-NSFW_PAGES_KEPT) }
}

/** One page back; where no way back is remembered, the first page. */
export function goBack({ page, before }: Trail): Trail {
  const at = before.at(-1)
  return at === undefined ? FIRST_PAGE : { at, page: page - 1, before: before.slice(0, -1) }
}
