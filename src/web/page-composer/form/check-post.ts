import {
  ALT_MAX,
  PAGE_POST_MAX,
  POLL_OPTION_MAX,
  POLL_OPTIONS_MIN,
  POLL_QUESTION_MAX,
  POLL_QUESTION_MIN,
  TITLE_MAX,
} from '../../../contract/limits.ts'
import type { PostValues } from './post-values.ts'

/** Keys of the messages beside this file. */
export type Fault =
  | 'photoMissing'
  | 'videoMissing'
  | 'altLong'
  | 'titleMissing'
  | 'titleLong'
  | 'contentLong'
  | 'questionShort'
  | 'questionLong'
  | 'optionEmpty'
  | 'optionNeeded'
  | 'optionLong'
  | 'optionTwice'
  | 'rulesUnread'

/** By the field's name; an option of a poll as `votingOptions.1`. */
export type Faults = Partial<Record<string, Fault>>
type Words = Pick<PostValues, 'title' | 'content' | 'mediaAlt'>
type Poll = Pick<PostValues, 'votingQuestion' | 'votingOptions'>

/** What can be told without asking the server. `hasMedium` says that the right one is there or on its way. */
export function checkPost(values: PostValues, hasMedium: boolean): Faults {
  const isDiscussion = values.type === 'discussion'
  return {
    ...(!isDiscussion &&
      !hasMedium && { mediaId: values.type === 'photo' ? 'photoMissing' : 'videoMissing' }),
    ...checkWords(isDiscussion ? { ...values, mediaAlt: '' } : values, isDiscussion),
    ...(isDiscussion && values.isVotingEnabled && checkPoll(values)),
  }
}

export function checkWords({ title, content, mediaAlt }: Words, needsTitle: boolean): Faults {
  return {
    ...(mediaAlt.trim().length > ALT_MAX && { mediaAlt: 'altLong' }),
    ...(needsTitle && title.trim() === '' && { title: 'titleMissing' }),
    ...(title.trim().length > TITLE_MAX && { title: 'titleLong' }),
    ...(content.trim().length > PAGE_POST_MAX && { content: 'contentLong' }),
  }
}

export function checkPoll({ votingQuestion, votingOptions }: Poll): Faults {
  const { length } = votingQuestion.trim()
  const canGo = votingOptions.length > POLL_OPTIONS_MIN
  const options = votingOptions.flatMap((option, place): [string, Fault][] => {
    const fault = checkOption(option, votingOptions.slice(0, place))
    return fault === null
      ? []
      : [[`votingOptions.${place}`, canGo || fault !== 'optionEmpty' ? fault : 'optionNeeded']]
  })
  return {
    ...(length < POLL_QUESTION_MIN && { votingQuestion: 'questionShort' }),
    ...(length > POLL_QUESTION_MAX && { votingQuestion: 'questionLong' }),
    ...Object.fromEntries(options),
  }
}

function checkOption(option: string, before: string[]): Fault | null {
  const text = option.trim()
  if (text === '') return 'optionEmpty'
  if (text.length > POLL_OPTION_MAX) return 'optionLong'
  return isTwice(option, before) ? 'optionTwice' : null
}

/** Whether an option says what one before it says, whatever the size of its letters. */
export function isTwice(option: string, before: string[]): boolean {
  const said = option.trim().toLowerCase()
  return said !== '' && before.some((other) => other.trim().toLowerCase() === said)
}
