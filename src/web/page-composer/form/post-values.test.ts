import { expect, test } from 'vitest'
import { createPagePost } from '../../../contract/page-posts.ts'
import { bodyOf, emptyValues, isBlank, restoreValues, type PostValues } from './post-values.ts'

const POLL: PostValues = {
  ...emptyValues('discussion'),
  title: ' Which script first? ',
  content: 'Two hours a week.\n',
  isVotingEnabled: true,
  votingQuestion: 'Which one?',
  votingOptions: ['Pegon ', 'Latin'],
  votingDays: 0,
  votingResults: 'always',
  seed: 'abc',
}

test('a draft comes back as it was', () => {
  const photo: PostValues = {
    ...emptyValues('photo'),
    mediaId: 7,
    mediaKind: 'image',
    mediaUrl: '/media/k/1600.webp',
    mediaAlt: 'A reef',
    isNsfw: true,
  }
  for (const values of [POLL, photo]) {
    const kept = JSON.parse(JSON.stringify(values)) as PostValues
    expect(restoreValues(kept, emptyValues('video'))).toEqual(values)
  }
})

test('what does not fit is left out', () => {
  const base = emptyValues('photo')
  const broken = {
    type: 'song',
    title: 5,
    mediaId: 7,
    mediaKind: 'sound',
    votingOptions: ['one'],
    votingDays: 2,
    votingResults: 'never',
    isNsfw: 'yes',
  }
  expect(restoreValues(broken, base)).toEqual({ ...base, votingOptions: ['one', ''] })
  const many = restoreValues({ votingOptions: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, base)
  expect(many.votingOptions).toHaveLength(6)
})

test('only what would be missed is a draft', () => {
  expect(isBlank({ ...emptyValues('video'), isNsfw: true, seed: 'abc', title: ' ' })).toBe(true)
  expect(isBlank({ ...emptyValues('photo'), mediaId: 7 })).toBe(false)
  expect(isBlank({ ...emptyValues('discussion'), votingOptions: ['', 'x'] })).toBe(false)
})

test('a post is sent with what belongs to its type, as the contract wants it', () => {
  const filled = { ...POLL, mediaId: 7, mediaKind: 'image', mediaAlt: ' A reef ' } as const
  const bodies = (['photo', 'discussion'] as const).map((type) => bodyOf({ ...filled, type }))
  expect(bodies).toEqual([
    {
      type: 'photo',
      title: 'Which script first?',
      content: 'Two hours a week.',
      mediaId: 7,
      mediaAlt: 'A reef',
      isNsfw: false,
    },
    {
      type: 'discussion',
      title: 'Which script first?',
      content: 'Two hours a week.',
      isNsfw: false,
      isVotingEnabled: true,
      votingQuestion: 'Which one?',
      votingOptions: ['Pegon', 'Latin'],
      votingDays: 0,
      votingResults: 'always',
    },
  ])
  for (const body of bodies) expect(createPagePost.body?.safeParse(body).success).toBe(true)
  expect(bodyOf({ ...emptyValues('video'), mediaId: 9 })).toEqual({
    type: 'video',
    mediaId: 9,
    isNsfw: false,
  })
})
