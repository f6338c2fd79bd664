import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setShortcutsOn } from '../platform/shortcut.ts'
import { leaveApp } from '../testing/render-app.tsx'
import { act, card, CLAIM, CLAIMED, dialog, QUEUE, RELEASE, show } from './desk-testing.tsx'
import { moderationCase, queueOf } from './moderation-testing.ts'

afterEach(leaveApp)

test('one key does it on the card with the focus; in a field it is only a letter', async () => {
  await show({
    [QUEUE]: queueOf([moderationCase(5), moderationCase(6)]),
    [CLAIM]: CLAIMED,
    [RELEASE]: { body: { done: true } },
  })
  await expect.element(card(6)).toBeVisible()
  ;(card(6).getByRole('link', { name: 'A loud post 6' }).element() as HTMLElement).focus()
  await userEvent.keyboard('k')
  await expect.element(dialog('Keep')).toBeVisible()
  const reason = dialog('Keep').getByRole('textbox', { name: 'Reason' })
  await reason.fill('hh')
  await expect.element(reason).toHaveValue('hh')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('p')
  await expect.element(card(5).getByRole('link', { name: 'A loud post 5' })).toHaveFocus()
})

test('what follows a G is the site’s: going home hides nothing, and no letter does while Ctrl is held', async () => {
  const calls = await show({ [QUEUE]: queueOf([moderationCase(5)]), [CLAIM]: CLAIMED })
  await expect.element(card(5)).toBeVisible()
  await userEvent.keyboard('gh')
  await userEvent.keyboard('{Control>}h{/Control}')
  await userEvent.keyboard('w')
  await expect.element(dialog('Warn')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('who has turned the keys off neither sees nor presses them', async () => {
  setShortcutsOn(false)
  try {
    const calls = await show({ [QUEUE]: queueOf([moderationCase(5)]), [CLAIM]: CLAIMED })
    await expect.element(act(5, 'Keep')).toBeVisible()
    await expect.element(act(5, 'Keep')).not.toHaveAttribute('aria-keyshortcuts')
    await expect.element(page.getByText('Keyboard shortcuts')).not.toBeInTheDocument()
    await userEvent.keyboard('k')
    await act(5, 'Warn').click()
    await expect.element(dialog('Warn')).toBeVisible()
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  } finally {
    setShortcutsOn(true)
  }
})

test('the keys work on a single card too, which shows them', async () => {
  await show(
    {
      '/api/moderation/case?objectType=page-post&objectId=5': { body: moderationCase(5) },
      [CLAIM]: CLAIMED,
    },
    '/moderation?case=page-post-5',
  )
  await expect.element(card(5)).toBeVisible()
  await userEvent.keyboard('h')
  await expect.element(dialog('Hide')).toBeVisible()
})
