import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import { ArticleCard } from './article-card.tsx'
import { cardOf } from './articles-testing.ts'

afterEach(leaveApp)

test('the whole card is one link with the title as its name; only its author has one of their own', async () => {
  await renderPart(<ArticleCard article={cardOf()} />)
  const card = document.querySelector('article')
  expect(Array.from(card?.querySelectorAll('a') ?? [], (it) => it.getAttribute('href'))).toEqual([
    '/article/7',
    expect.stringMatching(/^\/user\/\d+$/),
  ])
  const link = page.getByRole('link', { name: 'How to weigh a star' })
  await expect.element(link).toHaveAttribute('href', '/article/7')
  const { left, top } = card?.getBoundingClientRect() ?? new DOMRect()
  const pressed = document.elementFromPoint(left + 40, top + 40)
  expect(pressed?.closest('a')?.getAttribute('href')).toBe('/article/7')
})

test('a cover has its size, and smaller forms for smaller places', async () => {
  await renderPart(<ArticleCard article={cardOf({ thumbnail: '/media/abc/960.webp' })} />)
  const cover = document.querySelector<HTMLImageElement>('article img')
  expect(['width', 'height'].map((name) => cover?.getAttribute(name))).toEqual(['960', '540'])
  expect(cover?.srcset).toBe('/media/abc/320.webp 320w, /media/abc/640.webp 640w, /media/abc/960.webp 960w')
  expect(cover?.alt).toBe('')
})

test('without a picture a shelf is drawn, always the same one for the same title', async () => {
  await renderPart(
    <>
      <ArticleCard article={cardOf()} />
      <ArticleCard article={cardOf()} />
      <ArticleCard article={cardOf({ title: 'How to lose a star' })} />
    </>,
  )
  await eventually(() => document.querySelectorAll('[data-sky] path:nth-child(4):last-child').length).toBe(3)
  const [first, again, other] = Array.from(
    document.querySelectorAll('[data-sky] svg:first-child'),
    (shelf) => shelf.outerHTML,
  )
  expect(first).toBe(again)
  expect(first).not.toBe(other)
})

test('a card says its language, how many there are, who wrote it, and how many liked it', async () => {
  const languages = (['en', 'id', 'my'] as const).map((language, place) => ({ language, id: 7 + place }))
  await renderPart(<ArticleCard article={cardOf({ id: 9, language: 'my', languages, likes: 1 })} />)
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'ms')
  const card = document.querySelector('article')?.textContent ?? ''
  for (const words of [
    'MY',
    'Bahasa Melayu',
    '3 languages',
    'Arjun Nair',
    '1 like',
    '0 comments',
    '9 min read',
  ])
    expect(card).toContain(words)
})
