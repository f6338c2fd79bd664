import { expect, test } from 'vitest'
import { FAME_BADGE_SUBJECT, PRIVILEGES, showsBadge } from './honor-levels.ts'

const [enough, few] = [PRIVILEGES.badge, PRIVILEGES.badge - 1]

test('[S6-4] the badge follows the Honor of whoever looks, and of nobody who is not signed in', () => {
  expect(FAME_BADGE_SUBJECT).toBe('viewer')
  expect(showsBadge({ viewer: enough, author: few })).toBe(true)
  expect(showsBadge({ viewer: few, author: enough })).toBe(false)
  expect(showsBadge({ viewer: null, author: enough })).toBe(false)
})

test('with the other operand it follows the Honor of the author', () => {
  expect(showsBadge({ viewer: few, author: enough }, 'author')).toBe(true)
  expect(showsBadge({ viewer: null, author: enough }, 'author')).toBe(true)
  expect(showsBadge({ viewer: enough, author: few }, 'author')).toBe(false)
  expect(showsBadge({ viewer: enough, author: null }, 'author')).toBe(false)
})
