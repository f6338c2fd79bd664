import { PRIVILEGES } from '../../contract/honor-rules.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { readLiteText, type Reading, type Writer } from '../lite-text/public.ts'
import type { Changing } from './change-queries.ts'
import { isNew } from './limits.ts'

/** Links are for everybody, except to those who have not accepted the conversation. */
export const AMONG_FRIENDS = { role: 'user', honor: PRIVILEGES.links } as const
const AMONG_STRANGERS = { role: 'user', honor: 0 } as const

/** The tree of an edited text, or a refusal; only pictures speak without words. */
export async function readEdited(
  reading: Reading,
  viewer: Writer,
  source: string,
  { isRequest, hasPictures }: Pick<Changing, 'isRequest' | 'hasPictures'>,
): Promise<RichText> {
  if (source === '' && hasPictures) return []
  const writer = isRequest && isNew(viewer, reading.now) ? AMONG_STRANGERS : AMONG_FRIENDS
  return readLiteText(reading, writer, source, 'body')
}
