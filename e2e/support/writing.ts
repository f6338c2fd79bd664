import type { Page } from '@playwright/test'

/** The parts of the writing form, as somebody who writes calls them. */
export const writing = (page: Page) => ({
  title: page.getByRole('textbox', { name: 'Title', exact: true }),
  text: page.getByRole('textbox', { name: 'Text', exact: true }),
  summary: page.getByRole('textbox', { name: 'What did you change?' }),
  tags: page.getByRole('combobox', { name: 'Tags' }),
  category: (name: string) =>
    page.getByRole('group', { name: 'Category' }).getByRole('button', { name: new RegExp(`^${name}`) }),
  publish: page.getByRole('button', { name: 'Publish', exact: true }),
  save: page.getByRole('button', { name: 'Save changes', exact: true }),
})

/** Chooses from the menu beside an article's authors. */
export async function chooseFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menu').getByRole('menuitem', { name, exact: true }).click()
}
