import { writeArticle } from './support/articles.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, onPhone, test } from './support/fixtures.ts'
import { readMail } from './support/mail.ts'
import { heading, open } from './support/open.ts'

test(
  'a member is invited by mail, accepts in the library, is named beside the author, and leaves again',
  onPhone,
  async ({ page, member, author }) => {
    const article = await writeArticle(author.request, { coAuthors: [member.aliasName] })
    const byline = page.locator('article header p').first()
    await open(page, `/article/${article.id}`)
    await expect(byline.getByRole('link')).toHaveCount(1)

    const { subject, link, text } = await readMail(member.email, (mail) =>
      mail.subject.includes('invites you'),
    )
    expect(subject).toContain(author.aliasName)
    expect(text).not.toContain(article.title)
    const { pathname, search } = new URL(link ?? '')
    await open(page, `${pathname}${search}`)
    await expect(heading(page, 'My library')).toBeVisible()
    await expect(page.getByText('No articles written together yet')).toBeVisible()
    await expectAccessible(page, 'an invitation')
    await page.getByRole('button', { name: `Accept: ${article.title}` }).click()
    await expect(page.getByRole('heading', { name: 'Invitations' })).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: article.title }).click()
    await expect(heading(page, article.title)).toBeVisible()
    await expect(byline.getByRole('link')).toHaveCount(2)

    await page.getByRole('button', { name: 'More', exact: true }).filter({ visible: true }).first().click()
    await page.getByRole('menuitem', { name: 'Leave article' }).click()
    const question = page.getByRole('dialog', { name: `Leave “${article.title}”?` })
    await expectAccessible(page, 'the question about leaving')
    await question.getByRole('button', { name: 'Leave article' }).click()
    await expect(byline.getByRole('link')).toHaveCount(1)
    await open(page, '/library?tab=together')
    await expect(page.getByText('No articles written together yet')).toBeVisible()
  },
)
