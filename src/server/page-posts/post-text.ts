import type { RichText } from '../../contract/rich-text.ts'
import { readLiteText, type Reading, type Writer } from '../lite-text/public.ts'

export interface PostText {
  source: string
  nodes: RichText
}

/** The source and tree of a text, or a refusal of the field `content`. An empty text is fine. */
export async function readPostText(reading: Reading, writer: Writer, content: string): Promise<PostText> {
  // One kind of line break, so that two versions differ only in what was written.
  const source = content.replaceAll(/\r\n?/g, '\n')
  if (source.trim() === '') return { source: '', nodes: [] }
  return { source, nodes: await readLiteText(reading, writer, source, 'content') }
}
