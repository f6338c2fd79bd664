import {
  ALT_MAX,
  PAGE_POST_MAX,
  POLL_OPTION_MAX,
  POLL_OPTIONS_MIN,
  POLL_QUESTION_MAX,
  POLL_QUESTION_MIN,
  TITLE_MAX,
} from '../../../contract/limits.ts'
import { useText } from '../../platform/language.tsx'
import { useFormErrors } from '../../ui/use-form-errors.ts'
import type { Faults } from './check-post.ts'
import { messages } from './messages.ts'

const NUMBERS = {
  altMax: ALT_MAX,
  titleMax: TITLE_MAX,
  contentMax: PAGE_POST_MAX,
  questionMin: POLL_QUESTION_MIN,
  questionMax: POLL_QUESTION_MAX,
  optionMax: POLL_OPTION_MAX,
  optionsMin: POLL_OPTIONS_MIN,
}

const FIELDS = [
  'mediaId',
  'mediaAlt',
  'title',
  'content',
  'votingQuestion',
  'votingOptions',
  'isNsfw',
  'acceptsRules',
  'publishAt',
] as const
/** The server names a text that can't be parsed by `text`, and a medium also by `file`. */
const ALSO: Partial<Record<string, string>> = { text: 'content', file: 'mediaId', media: 'mediaId' }

/** A post that is to be published later is a part of what is sent. */
function nameOf(path: string): string {
  const name = path.replace(/^post\./, '')
  return ALSO[name] ?? name
}

/** Of an option, as it is counted on screen. */
const numberOf = (name: string): number => Number(name.split('.')[1] ?? 0) + 1

export function usePostErrors() {
  const t = useText(messages)
  const errors = useFormErrors(FIELDS, nameOf)
  return {
    ...errors,
    /** True when there is something to put right; `better` knows more about a field. */
    refuseFaults: (faults: Faults, better: Partial<Record<string, string>> = {}): boolean =>
      errors.refuse(
        faults,
        (fault, name) => better[name] ?? t(fault, { ...NUMBERS, number: numberOf(name) }),
      ),
  }
}
