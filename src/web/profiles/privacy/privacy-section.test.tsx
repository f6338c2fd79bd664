import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { leaveApp, renderPart, SARI } from '../../testing/render-app.tsx'
import { PrivacySection } from './privacy-section.tsx'

afterEach(leaveApp)

const PRIVACY = {
  audience: 'public',
  showsJoined: true,
  showsActivity: true,
  showsFollows: true,
  isIndexed: true,
  isRanked: true,
  takesGuildInvites: true,
  whoMayMention: 'everyone',
  showsIq: false,
}
const ADDRESS = '/api/profile/privacy'

test('each change is saved at once, and says so', async () => {
  const calls = await renderPart(<PrivacySection />, {
    user: SARI,
    answers: {
      [ADDRESS]: { body: PRIVACY },
      [`PATCH ${ADDRESS}`]: { body: { ...PRIVACY, audience: 'members' } },
    },
  })
  await page.getByText('Members only').click()
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(calls.at(-1)).toMatchObject({ method: 'PATCH', body: { audience: 'members' } })
  await expect.element(page.getByRole('radio', { name: 'Members only' })).toBeChecked()
})

test('what is refused is put back, with the reason beside it', async () => {
  await renderPart(<PrivacySection />, {
    user: SARI,
    answers: {
      [ADDRESS]: { body: PRIVACY },
      [`PATCH ${ADDRESS}`]: { status: 429, body: { code: 'rate_limited', message: 'Too often.' } },
    },
  })
  const activity = page.getByRole('switch', { name: 'Show your activity' })
  await activity.click()
  await expect.element(page.getByText('Too often.')).toBeVisible()
  await expect.element(activity).toBeChecked()
})

test('whoever does not want to be on the leaderboard leaves it', async () => {
  const calls = await renderPart(<PrivacySection />, {
    user: SARI,
    answers: {
      [ADDRESS]: { body: PRIVACY },
      [`PATCH ${ADDRESS}`]: { body: { ...PRIVACY, isRanked: false } },
    },
  })
  const ranked = page.getByRole('switch', { name: 'Show me on the Honor leaderboard' })
  await ranked.click()
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(calls.at(-1)).toMatchObject({ method: 'PATCH', body: { isRanked: false } })
  await expect.element(ranked).not.toBeChecked()
})

test('whoever wants no invitations to guilds says so', async () => {
  const calls = await renderPart(<PrivacySection />, {
    user: SARI,
    answers: {
      [ADDRESS]: { body: PRIVACY },
      [`PATCH ${ADDRESS}`]: { body: { ...PRIVACY, takesGuildInvites: false } },
    },
  })
  const invites = page.getByRole('switch', { name: 'Let people invite me to guilds' })
  await invites.click()
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(calls.at(-1)).toMatchObject({ method: 'PATCH', body: { takesGuildInvites: false } })
  await expect.element(invites).not.toBeChecked()
})

test('whoever does not want everybody to mention them says so', async () => {
  const calls = await renderPart(<PrivacySection />, {
    user: SARI,
    answers: {
      [ADDRESS]: { body: PRIVACY },
      [`PATCH ${ADDRESS}`]: { body: { ...PRIVACY, whoMayMention: 'known' } },
    },
  })
  const mentions = page.getByRole('group', { name: 'Who may mention me' })
  await expect.element(mentions.getByRole('radio', { name: 'Everyone' })).toBeChecked()
  await mentions.getByText('People I follow and guild mates').click()
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(calls.at(-1)).toMatchObject({ method: 'PATCH', body: { whoMayMention: 'known' } })
  await expect.element(mentions.getByRole('radio', { name: /^People I follow/ })).toBeChecked()
})

test('the score of the IQ test is private until it is allowed, and from an age on', async () => {
  await renderPart(<PrivacySection />, {
    user: SARI,
    answers: {
      [ADDRESS]: { body: PRIVACY },
      [`PATCH ${ADDRESS}`]: {
        status: 400,
        body: {
          code: 'invalid_input',
          message: 'Check this.',
          fields: { showsIq: 'Add your year of birth first.' },
        },
      },
    },
  })
  const shown = page.getByRole('switch', { name: 'Show my IQ test score' })
  await expect.element(shown).not.toBeChecked()
  await shown.click()
  await expect.element(page.getByText('Add your year of birth first.')).toBeVisible()
  await expect.element(shown).not.toBeChecked()
})
