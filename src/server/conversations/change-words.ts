import { PRIVILEGES } from '../../contract/honor-rules.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { readLiteText, type Reading, type Writer } from '../lite-text/public.ts'
import type { Changing } from './change-queries.ts'
import { isNew } from './limits.ts'
import { refuseLinks } from './rules.ts'

/** Links are for everybody, except to those who have not accepted the conversation. */
export const AMONG_FRIENDS = { role: 'user', honor: PRIVILEGES.links } as const

/** The tree of an edited text, or a refusal; only pictures speak without words. */
export async function readEdited(
  reading: Reading,
  viewer: Writer,
  source: string,
  { isRequest, hasPictures }: Pick<Changing, 'isRequest' | 'hasPictures'>,
): Promise<RichText> {
  if (source === '' && hasPictures) return []
  const nodes = await readLiteText(reading, AMONG_FRIENDS, source, 'body')
  if (isRequest && isNew(viewer, reading.now)) refuseLinks(nodes)
  return nodes
}
