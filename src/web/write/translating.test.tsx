import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ARTICLE, button, content, leaveWriting, openWriting, TEXT, title } from './write-testing.tsx'

afterEach(async () => {
  await leaveWriting()
  await page.viewport(1440, 900)
})

const hash = () => location.hash

test('a translation stands beside its original, can take its headings, and says which revision it follows', async () => {
  const sent = await openWriting('/create-article?translate=7&to=id', {
    '/api/articles/7/translations': { body: { ...ARTICLE, id: 9 } },
  })
  const source = page.getByRole('region', { name: /^Original/ })
  await expect.element(source).toHaveTextContent(TEXT)
  await expect.element(source.getByText('Tides of Malacca')).toHaveAttribute('lang', 'en')
  await expect.element(content()).toHaveValue('')
  await expect.element(title()).toHaveAttribute('placeholder', 'Tides of Malacca')
  await expect.element(content()).toHaveAttribute('lang', 'id')
  const [left, right] = [source, title()].map((part) => part.element().getBoundingClientRect())
  expect(left?.right).toBeLessThan(right?.left ?? 0)
  await source.getByRole('button', { name: 'Markdown' }).click()
  await expect.element(source).toHaveTextContent(/## Why twice/)
  await button('Copy headings').click()
  await expect.element(content()).toHaveValue('## Why twice\n\n## And the sun\n')
  await title().fill('Pasang surut Malaka')
  await content().fill('Dua kali sehari laut kembali, dan tak seorang pun di desa heran.')
  await button('Publish').click()
  await expect.poll(hash).toBe('#/article/9')
  expect(sent()[0]).toEqual({
    method: 'POST',
    path: '/api/articles/7/translations',
    body: {
      title: 'Pasang surut Malaka',
      content: 'Dua kali sehari laut kembali, dan tak seorang pun di desa heran.',
      language: 'id',
      tags: [],
      revisionId: 70,
      isDraft: false,
    },
  })
})

test('on a small screen the original stands above its translation', async () => {
  await page.viewport(390, 844)
  await openWriting('/create-article?translate=7&to=id')
  await expect.element(content()).toBeVisible()
  const source = page.getByRole('region', { name: /^Original/ })
  const [above, below] = [source, title()].map((part) => part.element().getBoundingClientRect())
  expect(above?.bottom).toBeLessThan(below?.top ?? 0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('a language that is there already is not translated into twice', async () => {
  const article = { ...ARTICLE, languages: [...ARTICLE.languages, { language: 'id', id: 8 }] }
  await openWriting('/create-article?translate=7&to=id', { '/api/articles/7': { body: article } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Into which language?' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Bahasa Melayu' }))
    .toHaveAttribute('href', '/create-article?translate=7&to=my')
  expect(page.getByRole('link', { name: 'Bahasa Indonesia' }).elements()).toEqual([])
})
