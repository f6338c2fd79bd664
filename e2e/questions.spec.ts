import type { Question } from '../src/contract/questions.ts'
import { ownWord, post, untilItSays } from './support/articles.ts'
import { expectAccessible, expectNoOverflow } from './support/axe.ts'
import { withDatabase } from './support/database.ts'
import { expect, onPhone, test } from './support/fixtures.ts'
import { joinSite } from './support/member.ts'
import { heading, open } from './support/open.ts'

type Request = Parameters<typeof post>[0]

async function ask(request: Request, title: string): Promise<Question> {
  return post(request, '/api/questions', { title, category: 'science', language: 'en' })
}

/** Whoever closes questions at once. */
async function makeModerator(email: string): Promise<void> {
  await withDatabase(async (client) => {
    await client.query(`update users set role = 'moderator' where email = $1`, [email])
  })
}

test('a member asks, somebody answers, and the asker votes and accepts', async ({
  page,
  member,
  anotherBrowser,
}) => {
  const word = ownWord()
  const title = `How deep is the ${word} trench?`
  await open(page, '/question')
  await expect(heading(page, 'Questions')).toBeVisible()
  await expectAccessible(page, 'the list of questions')
  await expectNoOverflow(page, 'the list of questions')
  await page.getByRole('link', { name: 'Ask a question' }).first().click()
  await page.getByRole('textbox', { name: 'Your question' }).fill(title)
  await page.getByRole('textbox', { name: 'Details (optional)' }).fill('I found **two** numbers.')
  await page.getByText('Geography', { exact: true }).click()
  await expectAccessible(page, 'the form')
  await page.getByRole('button', { name: 'Ask question' }).click()
  await expect(heading(page, title)).toBeVisible()
  await expect(page).toHaveURL(/#\/question\/\d+/)
  const path = /#(\/question\/\d+)/.exec(page.url())?.[1] ?? ''

  const theirs = await anotherBrowser()
  const friend = await joinSite(theirs.request, 'Budi')
  await open(theirs, path)
  await theirs.getByRole('button', { name: 'Upvote', exact: true }).click()
  await theirs.getByRole('textbox', { name: 'Your answer' }).fill('Nearly eleven kilometres.')
  await theirs.keyboard.press('Control+Enter')
  await expect(theirs.getByText('Answer posted')).toBeVisible()
  await expect(theirs.getByText('You’ve answered this question.')).toBeVisible()

  await untilItSays(page.request, path, 'Nearly eleven')
  await open(page, path)
  const answer = page.getByRole('article', { name: new RegExp(`^Answer by ${friend.firstName}`) })
  await expect(answer).toContainText('Nearly eleven kilometres.')
  await answer.getByRole('button', { name: /^Upvote/ }).click()
  await expect(answer.getByRole('button', { name: /^Upvote/ })).toHaveAttribute('aria-pressed', 'true')
  await answer.getByRole('button', { name: /^Accept/ }).click()
  await expect(answer).toContainText('Accepted answer')
  await expectAccessible(page, 'a solved question')
  expect(member.email).not.toBe('')

  await open(page, '/question?tab=mine')
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('1 answer')
  await expect(row).toContainText('solved')
})

test(
  'whoever types what was asked before finds it, and is led there',
  onPhone,
  async ({ page, member, author }) => {
    const word = ownWord()
    const before = await ask(author.request, `Why does the ${word} glow at night?`)
    const typed = `Why does ${word} glow at night`
    const similar = `/api/questions/similar?q=${encodeURIComponent(typed)}`
    await untilItSays(author.request, similar, before.title)
    await open(page, '/question/ask')
    expect(member.email).not.toBe('')
    await page.getByRole('textbox', { name: 'Your question' }).fill(typed)
    await page.getByRole('button', { name: `Answers my question: ${before.title}` }).click()
    await expect(heading(page, before.title)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Upvote', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expectNoOverflow(page, 'a question')
  },
)

test('a duplicate leads to the original, and its author’s edit reopens it', async ({
  page,
  member,
  author,
}) => {
  const word = ownWord()
  const original = await ask(author.request, `What is a ${word} tide?`)
  const again = await ask(page.request, `What are ${word} tides like?`)
  await makeModerator(author.email)
  await post(author.request, `/api/questions/${again.id}/close`, {
    reason: 'duplicate',
    duplicateOf: original.id,
  })
  expect(member.email).not.toBe('')
  await open(page, `/question/${again.id}`)
  await expect(page.getByText(/^Asked before/)).toBeVisible()
  await expect(page.getByRole('link', { name: original.title })).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Your question' }).fill(`Where do ${word} tides differ most?`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(/^Asked before/)).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeVisible()
})

test('a closed question is reopened, and problems with the site lead to the help centre', async ({
  page,
  member,
  author,
}) => {
  const word = ownWord()
  const question = await ask(author.request, `Who invented the ${word} lamp?`)
  await makeModerator(member.email)
  await post(page.request, `/api/questions/${question.id}/close`, { reason: 'unclear' })
  await open(page, `/question/${question.id}`)
  await expect(page.getByText(/^Closed: unclear/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Reopen', exact: true }).click()
  await expect(page.getByText('Question reopened')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeVisible()

  await open(page, '/question')
  await page.getByRole('note').getByRole('link', { name: 'Go to the Help centre' }).click()
  await expect(heading(page, 'Help centre')).toBeVisible()
})
