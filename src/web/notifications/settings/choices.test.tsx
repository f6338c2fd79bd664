import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI } from '../../testing/render-app.tsx'
import type { Answer } from '../../testing/stand-ins.ts'
import { CHOICES } from '../notifications-testing.ts'
import { Choices } from './choices.tsx'
import { MasterSwitch } from './master-switch.tsx'
import { ownZone, zonesWith } from './time-zones.ts'

afterEach(leaveApp)

const ADDRESS = '/api/notifications/settings'
const PATCH = `PATCH ${ADDRESS}`
const REFUSED: Answer = { status: 429, body: { code: 'rate_limited', message: 'Too often.' } }
const master = page.getByRole('switch', { name: 'All notifications' })
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

const show = (answers: Record<string, Answer | (() => Answer | Promise<Answer>)> = {}, user = true) =>
  renderPart(
    <>
      <MasterSwitch label="All notifications" deviceText="On this device." />
      <Choices />
    </>,
    { ...(user && { user: SARI }), answers: { [ADDRESS]: { body: CHOICES }, ...answers } },
  )

test('a box for each kind and way is saved at once', async () => {
  const calls = await show({ [PATCH]: { body: CHOICES } })
  await expect.element(page.getByRole('columnheader', { name: 'Email' })).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'Replies to me' })).toBeVisible()
  await expect.element(box('Replies to me: Push')).toBeChecked()
  await box('Likes of what I wrote: Email').click()
  await eventually(() => calls.at(-1)).toMatchObject({
    method: 'PATCH',
    body: { type: { name: 'like', channels: { inApp: true, mail: true, push: false } } },
  })
})

test('what is refused is put back, with the reason', async () => {
  await show({ [PATCH]: REFUSED })
  await box('Replies to me: Email').click()
  await expect.element(page.getByText('Too often.')).toBeVisible()
  await expect.element(box('Replies to me: Email')).not.toBeChecked()
  await page.getByRole('switch', { name: 'Weekly digest' }).click()
  await expect.element(page.getByRole('switch', { name: 'Weekly digest' })).not.toBeChecked()
})

test('[S2.5-15] a member’s master switch belongs to the account, is on by default and closes all choices', async () => {
  const calls = await show({ [PATCH]: { body: { ...CHOICES, isOn: false } } })
  await expect.element(master).toBeChecked()
  await expect.element(box('Replies to me: Push')).toBeEnabled()
  await master.click()
  await expect.element(master).not.toBeChecked()
  await expect.element(page.getByText('Notifications are off. Turn them on above to choose.')).toBeVisible()
  await expect.element(box('Replies to me: Push')).toBeDisabled()
  await eventually(() => calls.at(-1)).toMatchObject({ method: 'PATCH', body: { isOn: false } })
  expect(localStorage.getItem('notifications')).toBe('off')
})

test('a refused master switch is back where it was, on this device too', async () => {
  await show({ [PATCH]: REFUSED })
  await expect.element(box('Replies to me: Push')).toBeEnabled()
  await master.click()
  await expect.element(page.getByText('Too often.')).toBeVisible()
  await expect.element(master).toBeChecked()
  expect(localStorage.getItem('notifications')).not.toBe('off')
})

test('what was chosen on another device holds here', async () => {
  await show({ [ADDRESS]: { body: { ...CHOICES, isOn: false } } })
  await expect.element(master).not.toBeChecked()
})

test('a visitor’s switch stays on the device', async () => {
  const calls = await renderPart(<MasterSwitch label="All notifications" deviceText="On this device." />)
  await expect.element(page.getByText('On this device.')).toBeVisible()
  await master.click()
  await expect.element(master).not.toBeChecked()
  expect(calls).toEqual([])
})

test('the first change of quiet hours says where the clock is', async () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'Asia/Kuala_Lumpur',
  })
  const calls = await show({
    [PATCH]: { body: { ...CHOICES, quietFrom: 21, timeZone: 'Asia/Kuala_Lumpur' } },
  })
  await page.getByRole('combobox', { name: 'From' }).selectOptions('21:00')
  await eventually(() => calls.at(-1)?.body).toEqual({ quietFrom: 21, timeZone: 'Asia/Kuala_Lumpur' })
  await expect.element(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Kuala_Lumpur')
  for (const chosen of ['Asia/Tokyo', 'Asia/Jakarta']) expect(ownZone(chosen)).toEqual({})
  expect(zonesWith('Mars/Olympus')).toContain('Mars/Olympus')
})

test('choices that do not arrive can be tried again', async () => {
  let tries = 0
  await renderPart(<Choices />, {
    user: SARI,
    answers: { [ADDRESS]: () => (++tries === 1 ? { status: 503 } : { body: CHOICES }) },
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(box('Replies to me: Site')).toBeChecked()
})

test('at 320 px the table is no wider than the screen', async () => {
  await page.viewport(320, 700)
  await show()
  await expect.element(box('Replies to me: Push')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1440, 900)
})
