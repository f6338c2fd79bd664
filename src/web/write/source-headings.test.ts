import { expect, test } from 'vitest'
import { headingsOf } from './source-headings.ts'

test('headings are taken in their order and with their level', () => {
  expect(headingsOf('Lead.\n\n## One\n\ntext\n\n### Deeper\n\n## Two')).toBe('## One\n\n### Deeper\n\n## Two')
})

test('what looks like one in code is none', () => {
  expect(headingsOf('## One\n\n```sh\n# comment\n```\n\n#tag and #\n')).toBe('## One')
  expect(headingsOf('plain')).toBe('')
})
