import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES } from '../../contract/messages.ts'
import { leaveApp, renderApp, SARI } from '../testing/render-app.tsx'
import { setUnreadMessages } from './unread/unread-store.ts'

afterEach(async () => {
  setUnreadMessages({ unread: 0, requests: 0 })
  await page.viewport(1440, 900)
  await leaveApp()
})

const WIDTHS = [320, 360, 384, 390, 447, 448, 480, 511, 512, 640, 767, 768, 900, 1023, 1024, 1180, 1280, 1440]

test.each(LANGUAGES)(
  'a member’s header has room for messages and bell at every width, in %s',
  async (language) => {
    await renderApp('/settings', { user: SARI, language })
    setUnreadMessages({ unread: 120, requests: 0 })
    const header = page.getByRole('banner')
    const bubble = header.getByRole('link', { name: /120/ })
    await expect.element(bubble).toBeVisible()
    await expect.element(header.getByRole('button', { name: /Sari Wijaya/ })).toBeVisible()
    for (const width of WIDTHS) {
      await page.viewport(width, 844)
      const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
      const { right } = header
        .getByRole('button', { name: /Sari Wijaya/ })
        .element()
        .getBoundingClientRect()
      expect({
        width,
        over,
        isIn: right <= width,
        isShown: bubble.element().getClientRects().length,
      }).toEqual({
        width,
        over: 0,
        isIn: true,
        isShown: 1,
      })
    }
  },
)
