import { expect, test } from 'vitest'
import { EMPTY_STATE } from '../platform/page-state.tsx'
import { renderPage } from '../render.tsx'

const ORIGIN = 'https://cendekia.example'

test.each([false, true])(
  'the document of the moderators’ screen is that of a page that is not there (session: %s)',
  async (hasSession) => {
    const page = await renderPage({ ...EMPTY_STATE, path: '/moderation', hasSession }, ORIGIN)
    const unknown = await renderPage({ ...EMPTY_STATE, path: '/no-such-page', hasSession }, ORIGIN)
    expect([page.status, page.title, page.isIndexable]).toEqual([404, unknown.title, false])
    expect(unknown.status).toBe(404)
    expect(page.html).not.toContain('Review queue')
  },
)

test('the document of the log has its lines', async () => {
  const entry = {
    id: 1,
    createdAt: '2026-11-16T09:00:00.000Z',
    action: 'hide',
    rule: 'spam',
    objectType: 'page-post',
    days: null,
    isAutomatic: false,
    isOverturned: false,
  }
  const queries = { '/api/moderation-log': { items: [entry], nextCursor: null } }
  const page = await renderPage({ ...EMPTY_STATE, path: '/moderation-log', queries }, ORIGIN)
  expect(page).toMatchObject({ status: 200, isIndexable: true, title: 'Moderation log / Cendekia' })
  expect(page.html).toContain('Rule 6: No spam, scams or hidden advertising')
  expect(page.html).not.toContain('style=')
})
