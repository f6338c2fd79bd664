import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { NsfwState } from '../../contract/nsfw.ts'
import { ASKABLE, CONSENTED, SWITCHED_OFF, UNDER_AGE } from '../testing/page-posts.ts'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import { NsfwButton, NsfwSwitch } from './nsfw-switch.tsx'

afterEach(leaveApp)

const QUESTION = 'Do you acknowledge responsibility for viewing adult content?'
const dialog = page.getByRole('dialog', { name: QUESTION })
const toggle = page.getByRole('switch', { name: 'Show adult content' })

function List({ Toggle }: { Toggle: typeof NsfwSwitch | typeof NsfwButton }) {
  const [isOn, setOn] = useState(false)
  return (
    <>
      <Toggle isOn={isOn} onChange={setOn} />
      <p>{isOn ? 'everything' : 'for everybody'}</p>
    </>
  )
}

const open = (state: NsfwState, Toggle: typeof NsfwSwitch | typeof NsfwButton = NsfwSwitch) =>
  renderPart(<List Toggle={Toggle} />, {
    answers: { '/api/nsfw': { body: state }, '/api/nsfw/consent': { body: CONSENTED } },
  })

test('[S4.4-4] [S4.4-13] switching it on for a whole list asks in the second wording', async () => {
  await open(ASKABLE)
  await toggle.click()
  await expect.element(dialog).toBeVisible()
  await expect.element(page.getByText('Are you 18 years or older?')).not.toBeInTheDocument()
  await expect.element(toggle).not.toBeChecked()
  // Whoever says yes here says how old they are, and neither answer is louder.
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(/^By answering Yes you also confirm that you’re 18 or older\./)
  const [no, yes] = [page.getByRole('button', { name: 'No' }), page.getByRole('button', { name: 'Yes' })]
  expect(no.element().className).toBe(yes.element().className)
  expect(no.element().clientWidth).toBe(yes.element().clientWidth)
  await no.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('for everybody')).toBeVisible()
})

test('[S4.4-13] Yes switches the list on, and from then on it is a toggle that asks nobody', async () => {
  const calls = await open(ASKABLE)
  await toggle.click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByText('everything')).toBeVisible()
  await expect.element(toggle).toBeChecked()
  await toggle.click()
  await expect.element(page.getByText('for everybody')).toBeVisible()
  await toggle.click()
  await expect.element(page.getByText('everything')).toBeVisible()
  expect(calls.filter(({ path }) => path === '/api/nsfw/consent')).toHaveLength(1)
})

test('who has said Yes before is not asked', async () => {
  await open(CONSENTED)
  await toggle.click()
  await expect.element(page.getByText('everything')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each([
  ['for the under-aged', UNDER_AGE],
  ['where adult content is switched off', SWITCHED_OFF],
])('%s there is nothing to switch', async (_, state) => {
  const calls = await open(state)
  await eventually(() => calls.map(({ path }) => path)).toContain('/api/nsfw')
  await expect.element(page.getByText('for everybody')).toBeVisible()
  await expect.element(toggle).not.toBeInTheDocument()
})

test('what this browser remembers decides nothing: without the server’s word the switch still asks', async () => {
  localStorage.setItem('nsfwConsent', 'true')
  await open(ASKABLE)
  await toggle.click()
  await expect.element(dialog).toBeVisible()
})

test('as a button it says what it would do', async () => {
  await open(CONSENTED, NsfwButton)
  await page.getByRole('button', { name: 'Show NSFW' }).click()
  await expect.element(page.getByText('everything')).toBeVisible()
  await page.getByRole('button', { name: 'Hide NSFW' }).click()
  await expect.element(page.getByText('for everybody')).toBeVisible()
})
