import type { RichText } from '../../contract/rich-text.ts'
import { readLiteText, type Reading, type Writer } from '../lite-text/public.ts'
import type { Changing } from './change-queries.ts'

/** Links are for everybody, except to those who have not accepted the conversation. */
const AMONG_FRIENDS: Writer = { joinedAt: new Date(0), role: 'user' }

/** The tree of an edited text, or a refusal; only pictures speak without words. */
export async function readEdited(
  reading: Reading,
  viewer: Writer,
  source: string,
  { isRequest, hasPictures }: Pick<Changing, 'isRequest' | 'hasPictures'>,
): Promise<RichText> {
  if (source === '' && hasPictures) return []
  return readLiteText(reading, isRequest ? viewer : AMONG_FRIENDS, source, 'body')
}
