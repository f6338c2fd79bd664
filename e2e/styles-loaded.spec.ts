import type { Page } from '@playwright/test'
import { readdir, readFile } from 'node:fs/promises'
import { expect, refusedLine, test } from './support/fixtures.ts'
import { open } from './support/open.ts'

const ASSETS = new URL('../dist/web/assets/', import.meta.url)
/** A selector that begins with a class: the class is drawn by that rule, wherever it stands. */
const OWN_RULE = /(?:^|[{},;])\s*\.([a-z][\w-]*)/g

/** Every class that some style sheet of the site draws. */
async function drawnClasses(): Promise<string[]> {
  const names = (await readdir(ASSETS, { recursive: true })).filter((name) => name.endsWith('.css'))
  const sheets = await Promise.all(names.map((name) => readFile(new URL(name, ASSETS), 'utf8')))
  return [
    ...new Set(sheets.flatMap((sheet) => Array.from(sheet.matchAll(OWN_RULE), ([, name = '']) => name))),
  ]
}

/** Classes on the page that have rules in the build, but none in the sheets that this page has. */
async function undrawn(page: Page, drawn: string[]): Promise<string[]> {
  return page.evaluate((known) => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map((rule) => rule.cssText),
    )
    const loaded = new Set(rules.join('\n').match(/\.[a-z][\w-]*/g))
    const used = new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))
    return known.filter((name) => used.has(name) && !loaded.has(`.${name}`))
  }, drawn)
}

test('a screen that is opened by its address has the rules of every class on it', async ({
  page,
  member,
  samples,
  expectNoise,
}) => {
  expectNoise(refusedLine(404))
  expect(member.email).not.toBe('')
  const drawn = await drawnClasses()
  expect(drawn).toContain('btn')
  const { article, firstRevisionId, suggestion, poll, question, collection } = samples
  for (const path of [
    '/',
    '/?q=breakwater',
    '/settings',
    '/categories',
    '/category/technology',
    '/trending',
    '/trending?type=posts',
    '/trending?type=questions',
    '/honor',
    '/moderation-log',
    '/appeals',
    '/database',
    '/database?as=cards',
    '/database?tab=collections',
    '/collections/new',
    `/collection/${collection.id}`,
    `/collection/${collection.id}?as=cards`,
    `/collection/${collection.id}?as=chart`,
    `/collection/${collection.id}/history`,
    `/article/${article.id}`,
    `/article/${article.id}/history?from=${firstRevisionId}&to=${article.revisionId}`,
    `/article/${article.id}/suggestions?suggestion=${suggestion.id}`,
    '/create-article',
    `/create-article?translate=${article.id}&to=my`,
    '/page',
    '/page-create',
    `/page-post/${poll.id}`,
    '/question',
    '/question/ask',
    `/question/${question.id}`,
    '/library',
    '/library?tab=series',
    '/profile',
    '/profile?tab=bookmarks',
    '/profile?tab=uploads',
    '/profile?tab=honor',
    `/user/${article.authors[0]?.id ?? 0}`,
    `/user/${article.authors[0]?.id ?? 0}?tab=articles`,
    `/user/${article.authors[0]?.id ?? 0}?tab=qa`,
    '/help-center',
    '/help-center?page=create-account',
    '/help-center?page=honor',
    '/privacy-policy',
    '/reset-password',
    '/market',
    '/no-such-page',
  ]) {
    await open(page, path)
    await expect(page.locator('h1').first()).toBeVisible()
    expect.soft(await undrawn(page, drawn), path).toEqual([])
  }
})
