import type { APIRequestContext, Page } from '@playwright/test'
import type { Article } from '../src/contract/articles.ts'
import { ownWord, translateArticle, untilItSays, writeArticle, writeComment } from './support/articles.ts'
import { everyWidth, expect, onPhone, test } from './support/fixtures.ts'
import { heading, HOME, open } from './support/open.ts'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const like = (page: Page) =>
  page
    .getByRole('button', { name: /^Like, / })
    .filter({ visible: true })
    .first()

const CONTENT = `Twice a day the strait breathes in and out, and the fishermen read it like a clock.

## Why the water rises

${'The moon pulls at the near side of the earth a little more than at the far one. '.repeat(12)}

## Who reads the tide

${'An old man in Klebang needs no table: he looks at the mud and at the birds. '.repeat(12)}

## What the port wrote down

${'The harbour master has kept a book of heights since the days of the Company. '.repeat(12)}
`

/** An article with its translation, a comment, and another one of the same tag. */
async function writeSamples(request: APIRequestContext) {
  const tag = `tide-${ownWord()}`
  const about = { categories: ['history' as const], tags: [tag] }
  const other = await writeArticle(request, { title: `The book of heights ${ownWord()}`, ...about })
  const article = await writeArticle(request, {
    title: `Reading the strait ${ownWord()}`,
    content: CONTENT,
    ...about,
  })
  const translation = await translateArticle(request, article, {
    language: 'id',
    title: `Membaca selat ${ownWord()}`,
    content:
      'Dua kali sehari selat ini bernapas, dan para nelayan membacanya seperti orang lain membaca jam.',
  })
  await writeComment(request, article, 'My grandfather used the crabs instead.')
  return { other, article, translation }
}

const titleLink = (page: Page, { title }: Article) => page.getByRole('link', { name: title, exact: true })

/** On the home there are the twenty newest; whoever else writes meanwhile may push one out, then another is written. */
async function findOnHome(page: Page, request: APIRequestContext): Promise<Article> {
  let found: Article | undefined
  await expect(async () => {
    const article = await writeArticle(request)
    // Two newer ones stand above it, under Recent updates, and not again among the new articles.
    await writeArticle(request)
    const newest = await writeArticle(request)
    await untilItSays(page.request, '/', newest.title)
    await open(page, '/')
    const news = page.getByRole('region', { name: 'New articles' })
    const more = news.getByRole('button', { name: 'Show more' })
    if (!(await news.getByRole('link', { name: article.title }).isVisible())) await more.click()
    await expect(news.getByRole('link', { name: article.title })).toBeVisible({ timeout: 5000 })
    found = article
  }).toPass()
  if (found === undefined) throw new Error('Nothing was found on the home')
  return found
}

test(
  '[S1-2] a visitor lands on the home, is reading within two clicks, and finds everything around the text',
  everyWidth,
  async ({ page, author }) => {
    const { article, other, translation } = await writeSamples(author.request)
    await untilItSays(page.request, `/api/articles?category=history&sort=hot`, article.title)
    await open(page, '/')
    await expect(heading(page, HOME.en)).toBeVisible()
    const categories = page.getByRole('region', { name: 'Categories' })
    await categories.getByRole('link', { name: /^History/ }).click()
    await expect(heading(page, 'History')).toBeVisible()
    await titleLink(page, article).scrollIntoViewIfNeeded()
    const left = await scrollY(page)
    await titleLink(page, article).click()

    await expect(heading(page, article.title)).toBeVisible()
    expect(await scrollY(page)).toBe(0)
    await expect(page).toHaveTitle(`${article.title} / Cendekia`)
    await expect(page.getByRole('link', { name: 'Arjun Wijaya' }).first()).toBeVisible()
    await expect(page.getByText(/^\d+ min read$/).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Who reads the tide' })).toBeVisible()

    const related = page.getByRole('region', { name: 'Keep reading' })
    await expect(titleLink(page, other)).toBeVisible()
    await expect(related).toContainText(other.title)
    const comments = page.getByRole('region', { name: '1 comment' })
    await expect(comments).toContainText('My grandfather used the crabs instead.')

    await page.getByRole('link', { name: 'Bahasa Indonesia', exact: true }).click()
    await expect(heading(page, translation.title)).toBeVisible()
    await expect(heading(page, translation.title)).toHaveAttribute('lang', 'id')
    await expect(page.getByText('Dua kali sehari selat ini bernapas')).toBeVisible()
    await expect(page.getByText('Translated by Arjun Wijaya, original by Arjun Wijaya')).toBeVisible()

    await page.goBack()
    await expect(heading(page, article.title)).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'History')).toBeVisible()
    await expect.poll(() => scrollY(page)).toBe(left)
  },
)

test(
  'the contents lead to a heading of the text, and say where one is',
  everyWidth,
  async ({ page, author }) => {
    const article = await writeArticle(author.request, { content: CONTENT })
    await open(page, `/article/${article.id}`)
    const toggle = page.getByRole('button', { name: 'In this article' })
    if (await toggle.isVisible()) await toggle.click()
    const contents = page.getByRole('navigation', { name: 'Contents' })
    const entry = contents.getByRole('link', { name: 'What the port wrote down' })
    await entry.click()
    const target = page.getByRole('heading', { level: 2, name: 'What the port wrote down' })
    await expect(target).toBeInViewport()
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0)
    // On a narrow screen the list has folded behind the reader.
    await expect(
      page.getByRole('link', { name: 'What the port wrote down', includeHidden: true }),
    ).toHaveAttribute('aria-current', 'location')
    // The hash is the app's path: an entry of the contents must not change where one is.
    await expect(page).toHaveURL(new RegExp(`#/article/${article.id}$`))
    await expect(heading(page, article.title)).toBeAttached()
  },
)

test('the home shows what was written, and Back finds it again', onPhone, async ({ page, author }) => {
  const article = await findOnHome(page, author.request)
  const link = page.getByRole('region', { name: 'New articles' }).getByRole('link', { name: article.title })
  await link.scrollIntoViewIfNeeded()
  const left = await scrollY(page)
  expect(left).toBeGreaterThan(0)
  await link.click()
  await expect(heading(page, article.title)).toBeVisible()
  await page.goBack()
  await expect(heading(page, HOME.en)).toBeVisible()
  await expect.poll(() => scrollY(page)).toBe(left)
})

test(
  'a visitor who likes meets the sign-in wall, and their like is done once they are in',
  onPhone,
  async ({ page, author, anotherBrowser }) => {
    const article = await writeArticle(author.request)
    await open(page, `/article/${article.id}`)
    await like(page).click()
    const wall = page.getByRole('dialog', { name: 'Sign in to like this' })
    await expect(wall).toBeVisible()
    await expect(wall.getByRole('link', { name: 'Create your account' })).toBeVisible()
    await wall.getByRole('link', { name: 'Sign in' }).click()
    await expect(heading(page, 'Welcome back')).toBeVisible()
    await page.getByLabel('Email', { exact: true }).fill(author.email)
    await page.getByLabel('Password', { exact: true }).fill(author.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(heading(page, article.title)).toBeVisible()
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(like(page)).toHaveAccessibleName('Like, 1 like')

    const other = await anotherBrowser()
    await untilItSays(other.request, `/api/articles/${article.id}`, '"likes":1')
    await open(other, `/article/${article.id}`)
    await expect(like(other)).toHaveAccessibleName('Like, 1 like')
  },
)

test('the share menu copies the clean link', onPhone, async ({ page, context, author, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const article = await writeArticle(author.request)
  await open(page, `/article/${article.id}`)
  const share = page.getByRole('button', { name: 'Share', exact: true }).filter({ visible: true }).first()
  await share.click()
  const menu = page.getByRole('menu', { name: 'Share' })
  await expect(menu.getByRole('menuitem', { name: /^WhatsApp/ })).toBeVisible()
  await menu.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/article/${article.id}`)
})

test(
  '[S6-2] a visitor searches from the home and reads what was found',
  onPhone,
  async ({ page, author }) => {
    const word = `selat${ownWord()}`
    const article = await writeArticle(author.request, { title: `The narrow water ${word}` })
    await untilItSays(author.request, `/api/articles/search?q=${word}`, article.title)
    await open(page, '/')
    await page.getByRole('combobox', { name: 'Search this site' }).fill(word)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`1 result for “${word}”`)).toBeVisible()
    await titleLink(page, article).click()
    await expect(heading(page, article.title)).toBeVisible()
    await page.goBack()
    await expect(page.getByText(`1 result for “${word}”`)).toBeVisible()
  },
)
