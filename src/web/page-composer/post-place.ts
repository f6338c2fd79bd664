import type { BodyOf } from '../../contract/endpoint.ts'
import { createPagePost, type PagePost } from '../../contract/page-posts.ts'
import { schedulePost, type ScheduledPost } from '../../contract/scheduled-posts.ts'
import { call } from '../platform/api.ts'
import { DRAFT } from './draft-slot.ts'
import type { PostValues } from './form/post-values.ts'

export interface PlaceRules {
  heading: string
  lines: readonly { title: string; text: string }[]
  areAccepted: boolean
  onAccept: (areAccepted: boolean) => void
}

/** Where a post goes, and what is asked there. */
export interface PostPlace {
  draft: { kind: 'page-post'; key: string }
  /** Adult unless its author says otherwise. */
  isNsfw: boolean
  create: (body: BodyOf<typeof createPagePost>, key: string) => Promise<PagePost>
  /** Posts it later; not every place does. */
  schedule?: (body: BodyOf<typeof createPagePost>, publishAt: string, key: string) => Promise<ScheduledPost>
  /** What waits there already and is changed here; a new post without. */
  editing?: { values: PostValues; publishAt: string | null; onCancel: () => void } | undefined
  /** Who can see it now; everybody unless told. */
  postedText?: string
  /** Rules to be accepted before the first post. */
  rules?: PlaceRules
}

export const PAGE: PostPlace = {
  draft: DRAFT,
  isNsfw: false,
  create: async (body, key) => call(createPagePost, { body, key }),
  schedule: async (post, publishAt, key) => call(schedulePost, { body: { post, publishAt }, key }),
}
