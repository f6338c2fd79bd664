import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { shareArticle } from '../../contract/article-signals.ts'
import { eventually, leaveApp, renderPart, shownToast } from '../testing/render-app.tsx'
import { ShareMenu } from './share-menu.tsx'

afterEach(leaveApp)

const CLEAN = `${location.origin}/article/7`

const ARTICLE = { type: 'article', id: 7, share: shareArticle } as const

/** How often the server was told that it was shared. */
async function open() {
  const calls = await renderPart(<ShareMenu subject={ARTICLE} title="How to weigh a star" />, {
    at: '/article/7',
    answers: { '/api/articles/7/share': { body: { done: true } } },
  })
  await page.getByRole('button', { name: 'Share' }).click()
  return () => calls.filter(({ path }) => path === '/api/articles/7/share').length
}

test('the link that is copied is the clean one, without codes', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const shared = await open()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Link copied', description: CLEAN })
  expect(written).toHaveBeenCalledExactlyOnceWith(CLEAN)
  await eventually(shared).toBe(1)
})

test('where copying is forbidden the link is shown', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await open()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await eventually(() => shownToast()?.description).toBe(CLEAN)
})

test('WhatsApp and Telegram get the title and the clean link, in a tab of their own', async () => {
  await open()
  const whatsApp = page.getByRole('menuitem', { name: /WhatsApp/ })
  await expect
    .element(whatsApp)
    .toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(`How to weigh a star ${CLEAN}`)}`)
  await expect.element(whatsApp).toHaveAttribute('rel', 'noopener noreferrer')
  await expect
    .element(page.getByRole('menuitem', { name: /Telegram/ }))
    .toHaveAttribute(
      'href',
      `https://t.me/share/url?url=${encodeURIComponent(CLEAN)}&text=How%20to%20weigh%20a%20star`,
    )
})

test('the system’s own sheet is offered where there is one, and a change of mind is no share', async () => {
  const share = vi.fn<Navigator['share']>().mockRejectedValue(new DOMException('no', 'AbortError'))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const shared = await open()
  await page.getByRole('menuitem', { name: /Share with an app/ }).click()
  await eventually(() => share.mock.calls).toEqual([[{ title: 'How to weigh a star', url: CLEAN }]])
  expect(shared()).toBe(0)
  Reflect.deleteProperty(navigator, 'share')
})
