import { PRIVILEGES } from '../../contract/honor-rules.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { readLiteText, type Writer } from '../lite-text/public.ts'
import type { Work } from '../platform/work-pool.ts'
import type { Changing } from './change-queries.ts'
import { isNew } from './limits.ts'

/** Links are for everybody, except to those who have not accepted the conversation. */
export const AMONG_FRIENDS = { role: 'user', honor: PRIVILEGES.links } as const
const AMONG_STRANGERS = { role: 'user', honor: 0 } as const

/** The tree of an edited text, or a refusal; only pictures speak without words. */
export async function readEdited(
  work: Work,
  viewer: Writer,
  source: string,
  { isRequest, hasPictures }: Pick<Changing, 'isRequest' | 'hasPictures'>,
  now: Date,
): Promise<RichText> {
  if (source === '' && hasPictures) return []
  return readLiteText(work, isRequest && isNew(viewer, now) ? AMONG_STRANGERS : AMONG_FRIENDS, source, 'body')
}
