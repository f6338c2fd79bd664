import { resultCounter } from '../platform/result-counter.ts'

export const spamCheckCounter = resultCounter(
  'spam_checks',
  'Texts that were refused by themselves: same_text, same_text_of_others, links, word, too_fast',
)
