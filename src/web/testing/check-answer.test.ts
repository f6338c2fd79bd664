import { test } from 'vitest'
import { checkAnswer } from './check-answer.ts'

const LIKE = '/api/page-posts/5/like'
const LIKED = { likes: 6, liked: true }

test('what the contract allows may be answered, and so may what others in between answer', () => {
  checkAnswer('POST', LIKE, 200, LIKED)
  checkAnswer('POST', LIKE, 404, {
    code: 'not_found',
    message: 'We couldn’t find that. It may have been deleted or moved.',
  })
  checkAnswer('POST', LIKE, 502, '<html>')
  checkAnswer('GET', '/api/elsewhere', 200, { anything: 1 })
})

test.fails.each([
  ['a key that is missing', LIKE, 200, { likes: 6 }],
  ['a key that the contract does not have', LIKE, 200, { ...LIKED, name: 'Sari' }],
  ['a refusal without words', LIKE, 404, { code: 'not_found' }],
])('%s fails the test', (_, address, status, body) => {
  checkAnswer('POST', address, status, body)
})

test.fails('a path without parameters is not taken for one with them', () => {
  checkAnswer('GET', '/api/page-posts/marks?ids=5', 200, { id: 5 })
})
