import { expect, type Page } from '@playwright/test'
import { goInside } from './open.ts'
import { escape, screen, type State } from './states.ts'

/** What the bell opens, the screen of all of them, and what can be chosen about them. */
export const notificationStates = (says: string): State[] => [
  {
    name: 'the panel of the bell',
    reach: async (page) => {
      await goInside(page, '/trending')
      await openBell(page)
      await expect(panelOf(page).getByRole('link', { name: says })).toBeVisible()
    },
    leave: escape,
  },
  screen('/notifications', 'Notifications'),
  {
    name: 'the settings of notifications',
    reach: async (page) => {
      await goInside(page, '/settings?section=notifications')
      await expect(page.getByRole('table', { name: 'What you’re told about, and how' })).toBeVisible()
    },
  },
]

export const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
export const panelOf = (page: Page) => page.getByRole('dialog', { name: /^Notifications/ })
export const openBell = (page: Page): Promise<void> => bellOf(page).click()
