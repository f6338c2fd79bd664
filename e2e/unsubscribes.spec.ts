import { patch, post, writeArticle } from './support/articles.ts'
import { letThemBeAway } from './support/away.ts'
import { siteUrl } from './support/environment.ts'
import { expect, test } from './support/fixtures.ts'
import { readMail } from './support/mail.ts'
import { heading, open } from './support/open.ts'

const SETTINGS = '/api/notifications/settings'
const likesByMail = { type: { name: 'like', channels: { inApp: true, mail: true, push: false } } }

test('somebody is told by mail while away, and one click in the mail program ends it', async ({
  page,
  member,
  author,
  playwright,
}) => {
  await patch(author.request, SETTINGS, likesByMail)
  const article = await writeArticle(author.request, { categories: ['science'] })
  await post(page.request, `/api/articles/${article.id}/like`, { isLike: true })
  await letThemBeAway(author.email)

  const mail = await readMail(author.email, ({ unsubscribe }) => unsubscribe !== undefined)
  expect(mail.subject).toContain(`${member.firstName} ${member.lastName} liked`)
  expect(mail.text).toContain(`${siteUrl()}/article/${article.id}`)
  expect(mail.unsubscribe).toMatchObject({ post: 'List-Unsubscribe=One-Click' })
  const oneClick = /^<(https?:\/\/[^>]+)>$/.exec(mail.unsubscribe?.link ?? '')?.[1] ?? ''

  // The visible link first: looking at it ends nothing.
  const link = /https?:\/\/\S+\/unsubscribe\?token=\S+/.exec(mail.text)?.[0] ?? ''
  await open(page, link)
  await expect(heading(page, 'Stop notification emails?')).toBeVisible()
  await expect(page).not.toHaveURL(/token=/)

  // As a mail program does it: without a cookie, from nowhere, with a form.
  const mailProgram = await playwright.request.newContext()
  const answer = await mailProgram.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(answer.status(), await answer.text()).toBe(200)
  await mailProgram.dispose()
  const { types } = (await (await author.request.get(SETTINGS)).json()) as {
    types: { name: string; channels: { mail: boolean } }[]
  }
  expect(types.filter(({ channels }) => channels.mail)).toEqual([])

  // Whoever presses the button afterwards is told the same.
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(heading(page, 'You’re unsubscribed')).toBeFocused()
  await expect(page.getByText('You’ll no longer get emails about notifications.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to settings' })).toBeVisible()
})
