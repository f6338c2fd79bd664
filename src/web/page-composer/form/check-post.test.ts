import { expect, test } from 'vitest'
import { ALT_MAX, PAGE_POST_MAX, POLL_OPTION_MAX, TITLE_MAX } from '../../../contract/limits.ts'
import { checkPost } from './check-post.ts'
import { emptyValues, type PostValues } from './post-values.ts'

const check = (changes: Partial<PostValues>, hasMedium = true) =>
  checkPost({ ...emptyValues('discussion'), ...changes }, hasMedium)

test('a photo needs an image, a video a video, a discussion a title and nothing else', () => {
  expect(check({ type: 'photo' }, false)).toEqual({ mediaId: 'photoMissing' })
  expect(check({ type: 'video' }, false)).toEqual({ mediaId: 'videoMissing' })
  expect(check({ type: 'photo' })).toEqual({})
  expect(check({ title: '  ' }, false)).toEqual({ title: 'titleMissing' })
  expect(check({ title: 'Tides' }, false)).toEqual({})
})

test('lengths are those of the contract, without the blanks around', () => {
  const full = {
    type: 'photo',
    title: ` ${'t'.repeat(TITLE_MAX)} `,
    content: `${'c'.repeat(PAGE_POST_MAX)}\n`,
    mediaAlt: 'a'.repeat(ALT_MAX),
  } as const
  expect(check(full)).toEqual({})
  expect(
    check({
      type: 'photo',
      title: `${full.title}t`,
      content: `${full.content}c`,
      mediaAlt: `${full.mediaAlt}a`,
    }),
  ).toEqual({ title: 'titleLong', content: 'contentLong', mediaAlt: 'altLong' })
})

test('what belongs to another type is not looked at', () => {
  expect(check({ title: 'Tides', mediaAlt: 'a'.repeat(ALT_MAX + 1) })).toEqual({})
  expect(check({ type: 'photo', isVotingEnabled: true })).toEqual({})
})

test('a poll has a question and options that differ', () => {
  const poll = (votingQuestion: string, ...votingOptions: string[]) =>
    check({ title: 'Tides', isVotingEnabled: true, votingQuestion, votingOptions })
  expect(poll('Why?', 'Moon', 'Sun')).toEqual({})
  expect(poll('', '', ' ')).toEqual({
    votingQuestion: 'questionShort',
    'votingOptions.0': 'optionNeeded',
    'votingOptions.1': 'optionNeeded',
  })
  expect(poll('Why?', 'Moon', 'Sun', ' ')).toEqual({ 'votingOptions.2': 'optionEmpty' })
  expect(poll(`${'q'.repeat(140)}?`, 'Moon', ' mOOn')).toEqual({
    votingQuestion: 'questionLong',
    'votingOptions.1': 'optionTwice',
  })
  expect(poll('Why?', 'a'.repeat(POLL_OPTION_MAX + 1), 'Sun')).toEqual({ 'votingOptions.0': 'optionLong' })
})
