import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart, shownToast } from '../testing/render-app.tsx'
import { ArticlePage } from './article-page.tsx'
import { ARJUN, articleOf, MEI, servingArticle } from './articles-testing.ts'

afterEach(leaveApp)

async function open(article = articleOf()): Promise<void> {
  await renderPart(<ArticlePage params={{ id: '7' }} />, {
    at: '/article/7',
    answers: servingArticle(article),
  })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Cite this' }).click()
}

const dialog = () => page.getByRole('dialog', { name: 'Cite this' })

test('a visitor cites an article: the address of this very version, APA and BibTeX, each copied by a press', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open(articleOf({ authors: [ARJUN, MEI], title: 'Salt & {stars}?' }))
  const address = `${location.origin}/article/7/history?revision=70`
  const apa = `Nair, A., & Tan, M. L. (2026, November 1). Salt & {stars}? Cendekia. ${address}`
  await expect.element(dialog()).toBeVisible()
  await page.getByRole('button', { name: 'Copy Link to this version' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Link to this version copied' })
  await page.getByRole('button', { name: 'Copy APA' }).click()
  await page.getByRole('button', { name: 'Copy BibTeX' }).click()
  await eventually(() => write.mock.calls.map(([text]) => text)).toEqual([
    address,
    apa,
    expect.stringContaining('title        = {{Salt \\& \\textbraceleft{}stars\\textbraceright{}?}}'),
  ])
  await expect.element(page.getByText(apa, { exact: true })).toBeVisible()
})

test('where the browser refuses to copy, the text is selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await open()
  await page.getByRole('button', { name: 'Copy APA' }).click()
  await eventually(() => String(getSelection())).toContain(
    'Nair, A. (2026, November 1). How to weigh a star.',
  )
})

test('a translation names who wrote the original as its author', async () => {
  const original = {
    id: 3,
    title: 'Menimbang bintang',
    language: 'id' as const,
    authorId: 9,
    authorName: 'Sukarno',
    translatedRevisionId: 30,
    revisionId: 30,
  }
  await open(articleOf({ original, authors: [MEI] }))
  await expect
    .element(
      page.getByText(/^Sukarno\. \(2026, November 1\)\. How to weigh a star \(M\. L\. Tan, Trans\.\)\./),
    )
    .toBeVisible()
})
