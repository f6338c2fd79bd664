import { expect, type Page } from '@playwright/test'
import { goInside } from './open.ts'
import type { Samples } from './samples.ts'
import { answer, escape, press, screen, type State } from './states.ts'

/** Beside the text at a desk, behind a tab on a phone. */
async function showPreview(page: Page): Promise<void> {
  const preview = page.getByRole('tab', { name: 'Preview' })
  if (await preview.isVisible()) await preview.click()
  await expect(page.getByRole('table')).toBeVisible()
}

/** What only members meet. */
export const memberStates = ({ article }: Samples): State[] => [
  {
    name: 'the report dialog',
    reach: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Report', exact: true }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click()
      await expect(page.getByText('Please choose what’s wrong.')).toBeVisible()
    },
    leave: escape,
  },
  {
    name: 'the writing form, with faults',
    reach: async (page) => {
      await goInside(page, '/create-article')
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill(article.content)
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Sea')
      await press(page, 'Publish')
      await expect(page.getByText('2 things to fix')).toBeVisible()
      await showPreview(page)
    },
    resized: showPreview,
  },
  {
    name: 'the keyboard shortcuts',
    reach: async (page) => {
      const write = page.getByRole('tab', { name: 'Write' })
      if (await write.isVisible()) await write.click()
      await press(page, 'Keyboard shortcuts')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    },
    leave: escape,
  },
  screen(`/create-article?translate=${article.id}&to=my`, 'Translate into Bahasa Melayu'),
  screen('/settings/data', 'My data'),
  screen('/library', 'My library'),
  screen('/library?tab=drafts', 'My library'),
  {
    name: 'the own profile',
    reach: async (page) => {
      await goInside(page, '/profile')
      await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible()
    },
  },
  {
    name: 'the form of the profile, with a fault',
    reach: async (page) => {
      await press(page, 'Edit profile')
      await page.getByRole('textbox', { name: 'Link 1' }).fill('nonsense')
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Start with https:// and a web address.')).toBeVisible()
    },
    leave: escape,
  },
  screen(`/user/${article.authors[0]?.id ?? 0}`, article.authors[0]?.name ?? ''),
  screen(`/create-article?suggest=${article.id}`, 'Suggest an edit'),
  {
    name: 'the merge view',
    reach: async (page) => {
      const { title, content, revisionId } = article
      await page.getByRole('textbox', { name: 'What did you change?' }).fill('A word')
      const current = { title, content, revisionId, merged: { title, content: `<<<<<<<\n${content}` } }
      await answer(page, `/api/articles/${article.id}/suggestions`, 409, {
        code: 'edit_conflict',
        message: 'Someone else has changed it too.',
        current,
      })
      await press(page, 'Send suggestion')
      await expect(page.getByRole('dialog', { name: 'Someone else has changed it too' })).toBeVisible()
    },
    leave: escape,
  },
]
