import { expect } from '@playwright/test'
import { goInside } from './open.ts'
import type { Samples } from './samples.ts'
import { escape, press, screen, type State } from './states.ts'

/** The Page as anybody finds it. */
export const postScreens = ({ poll }: Samples): State[] => [
  {
    name: '/page',
    reach: async (page) => {
      await goInside(page, '/page')
      await expect(page.getByRole('article', { name: /^Post by / }).first()).toBeVisible()
    },
  },
  screen(`/page-post/${poll.id}`, poll.title ?? ''),
  {
    name: 'the feed with adult content, and the question',
    reach: async (page) => {
      await goInside(page, '/page?nsfw=true')
      await page.getByRole('button', { name: 'Show', exact: true }).first().click()
      await expect(page.getByRole('dialog', { name: 'Are you 18 years or older?' })).toBeVisible()
    },
    leave: escape,
  },
]

/** The Page as only members meet it. */
export const MEMBER_POST_STATES: State[] = [
  screen('/page-create', 'New post'),
  {
    name: 'the composer in the feed, with faults',
    reach: async (page) => {
      await goInside(page, '/page')
      await press(page, 'Start a discussion')
      await press(page, 'Add a poll')
      await press(page, 'Post')
      await expect(page.getByRole('alert').getByText('A discussion needs a title.')).toBeVisible()
    },
  },
]
