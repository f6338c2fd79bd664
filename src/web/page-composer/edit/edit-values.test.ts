import { expect, test } from 'vitest'
import { pagePost } from '../post-testing.ts'
import { changesOf, restoreEdit, valuesOf } from './edit-values.ts'

const POST = pagePost({ votingQuestion: 'Why?', votingOptions: ['Moon', 'Sun'], isVotingEnabled: true })

test('only what is different is sent', () => {
  const values = valuesOf(POST)
  expect(changesOf(POST, values, true)).toEqual({})
  expect(changesOf(POST, { ...values, title: ` ${values.title} ` }, true)).toEqual({})
  expect(changesOf(POST, { ...values, content: 'Other words', isNsfw: true }, true)).toEqual({
    content: 'Other words',
    isNsfw: true,
  })
})

test('a poll goes with it only while it can be changed', () => {
  const values = { ...valuesOf(POST), votingOptions: ['Moon', 'Wind '], votingQuestion: 'Why so?' }
  expect(changesOf(POST, values, true)).toEqual({
    votingOptions: ['Moon', 'Wind'],
    votingQuestion: 'Why so?',
  })
  expect(changesOf(POST, values, false)).toEqual({})
})

test('a draft of an edit comes back, and what does not fit is left out', () => {
  const base = valuesOf(POST)
  const edited = { ...base, title: 'Other', isNsfw: true, votingOptions: ['a', 'b'] }
  expect(restoreEdit(edited, base)).toEqual(edited)
  expect(restoreEdit({ title: 4, isNsfw: 'x', votingOptions: 'a' }, base)).toEqual(base)
})
