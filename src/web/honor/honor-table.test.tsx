import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LEVELS, PRIVILEGES } from '../../contract/honor-levels.ts'
import { HONOR_REASONS, HONOR_REWARDS } from '../../contract/honor-rules.ts'
import { LANGUAGES } from '../../contract/messages.ts'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import { HonorTable } from './public.ts'

afterEach(leaveApp)

const all = (
  <>
    <HonorTable name="rewards" />
    <HonorTable name="limits" />
    <HonorTable name="privileges" />
    <HonorTable name="levels" />
  </>
)
const cellsOf = (name: string) =>
  page
    .getByRole('table', { name })
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent))

test('the tables say what the constants say', async () => {
  await renderPart(all)
  const rewards = cellsOf('What earns Honor')
  expect(rewards).toHaveLength(HONOR_REASONS.length)
  expect(rewards.map(([, points]) => points)).toEqual(
    HONOR_REASONS.map((reason) => {
      const { points } = HONOR_REWARDS[reason]
      return points < 0 ? `−${-points}` : `+${points}`
    }),
  )
  expect(rewards).toContainEqual([
    'Your article of 300 words or more has been up for 24 hours',
    '+10',
    '2 times a day',
  ])
  expect(rewards).toContainEqual(['Someone likes your article', '+5', 'Daily pool'])
  expect(rewards).toContainEqual(['Someone likes your comment', '+1', '10 Honor a day'])
  expect(cellsOf('What Honor unlocks')).toHaveLength(Object.keys(PRIVILEGES).length)
  expect(cellsOf('Levels')).toHaveLength(LEVELS.length)
  expect(cellsOf('Levels').at(-1)).toEqual(['Luminary', '2,500'])
  await expect.element(page.getByText('likes and upvotes earn up to 100 Honor a day')).toBeVisible()
})

test.each(LANGUAGES)('every line has its words in %s, and every number is filled in', async (language) => {
  await renderPart(all, { language })
  const words = document.body.textContent
  expect(words).not.toMatch(/[{}]/)
  for (const key of [...HONOR_REASONS, ...Object.keys(PRIVILEGES).filter((name) => /[A-Z]/.test(name))])
    expect(words).not.toContain(key)
})
