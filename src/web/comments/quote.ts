import { readStored, writeStored } from '../platform/storage.ts'
import { draftName, type Topic } from './topic.ts'

/** Told to the composer on the page; one that is not alive yet finds the draft. */
export const QUOTED = 'comment-quoted'
const QUOTE_MAX = 500

const composer = () => document.querySelector<HTMLTextAreaElement>('#comments textarea')

/** Whether there is a place to write in, and comments are open. */
export function canQuote(): boolean {
  return composer()?.readOnly === false
}

/** Puts words into the comment that is being written, and leads to it. */
export function quoteInComment(topic: Topic, words: string): void {
  const name = draftName(topic, 'new')
  const text = words.trim()
  const short = text.length > QUOTE_MAX ? `${text.slice(0, QUOTE_MAX)}…` : text
  const quote = short.replaceAll(/^/gm, '> ')
  const begun = readStored(name)?.trimEnd() ?? ''
  writeStored(name, begun === '' ? `${quote}\n\n` : `${begun}\n\n${quote}\n\n`)
  dispatchEvent(new Event(QUOTED))
  const field = composer()
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
