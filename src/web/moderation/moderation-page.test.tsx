import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderApp, SARI, shownToast } from '../testing/render-app.tsx'
import { BUDI, MODERATOR, moderatedPerson, moderationCase, queueOf } from './moderation-testing.ts'
import { ACT, ACTED, act, card, CLAIM, CLAIMED, dialog, QUEUE, RELEASE, show } from './desk-testing.tsx'

afterEach(leaveApp)

const HATE_IN_INDONESIAN =
  'Ini berisi kebencian, pelecehan, perundungan, atau ancaman. Semua itu tidak boleh ada di sini.'

test.each([
  ['a member', SARI],
  ['a visitor', undefined],
])('to %s it is a page that is not there, and nothing about it is asked', async (_who, user) => {
  const calls = await renderApp('/moderation', { user })
  await expect.element(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible()
  expect(calls.filter(({ path }) => path.includes('moderation'))).toEqual([])
})

test('staff find it in their menu, and nobody else does', async () => {
  await renderApp('/settings', { user: MODERATOR, answers: { [QUEUE]: queueOf([]) } })
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Moderation' }).click()
  await expect.element(page.getByText('Nothing to review')).toBeVisible()
})

test.each([
  [2, '2 to review'],
  [1000, 'At least 1,000 to review'],
])('the queue says how many wait, also those of later pages: %i', async (waiting, told) => {
  await show({ [QUEUE]: { body: { ...queueOf([moderationCase(5)]).body, waiting } } })
  await expect.element(page.getByText(told, { exact: true })).toBeVisible()
})

test('a card says what it is, who reported why and how heavily, and whose it is', async () => {
  await show({
    [QUEUE]: queueOf([
      moderationCase(5, {
        context: { objectType: 'guild', objectId: 2, title: 'Star readers', path: '/guild/2' },
      }),
    ]),
  })
  const shown = card(5)
  await expect.element(shown).toHaveTextContent('Hidden while we review it')
  await expect.element(shown).toHaveTextContent('3 reports / weight 3')
  await expect.element(shown).toHaveTextContent('Hate speech weight 1.5')
  await expect.element(shown).toHaveTextContent('Look at line 3')
  await expect.element(shown).toHaveTextContent('2 removed, 1 warning')
  await expect
    .element(shown.getByRole('link', { name: 'In Star readers' }))
    .toHaveAttribute('href', '/guild/2')
  await expect
    .element(shown.getByRole('link', { name: 'See history: Budi Santoso' }))
    .toHaveAttribute('href', '/moderation?person=9')
})

test('an action is claimed first, and its reason begins in the language of the author', async () => {
  const left = [moderationCase(5), moderationCase(6)]
  const calls = await show({
    [QUEUE]: () => queueOf(left),
    [CLAIM]: CLAIMED,
    [ACT]: () => {
      left.shift()
      return ACTED
    },
  })
  await act(5, 'Silence').click()
  const shown = dialog('Silence')
  await expect.element(shown.getByRole('combobox', { name: 'Rule' })).toHaveValue('harassment')
  const reason = shown.getByRole('textbox', { name: 'Reason' })
  await expect.element(reason).toHaveValue(HATE_IN_INDONESIAN)
  await shown.getByRole('combobox', { name: 'Rule' }).selectOptions('spam')
  await expect.element(reason).toHaveValue('Ini spam, penipuan, atau iklan terselubung.')
  await shown.getByRole('combobox', { name: 'Language of the reason' }).selectOptions('my')
  await reason.fill('Pautan yang sama sepuluh kali.')
  await shown.getByText('30 days').click()
  await shown.getByRole('button', { name: 'Silence', exact: true }).click()
  await eventually(shownToast).toMatchObject({ title: 'Done' })
  await expect.element(card(5)).not.toBeInTheDocument()
  await expect.element(card(6)).toBeVisible()
  const sent = calls.filter(({ method }) => method === 'POST')
  expect(sent).toEqual([
    { method: 'POST', path: '/api/moderation/claim', body: { objectType: 'page-post', objectId: 5 } },
    {
      method: 'POST',
      path: '/api/moderation/actions',
      body: {
        objectType: 'page-post',
        objectId: 5,
        action: 'silence',
        version: 4,
        rule: 'spam',
        reason: 'Pautan yang sama sepuluh kali.',
        days: 30,
      },
    },
  ])
})

test('without a reason nothing is done; cancelling lets others decide', async () => {
  const calls = await show({
    [QUEUE]: queueOf([moderationCase(5)]),
    [CLAIM]: CLAIMED,
    [RELEASE]: { body: { done: true } },
  })
  await act(5, 'Warn').click()
  const shown = dialog('Warn')
  await shown.getByRole('textbox', { name: 'Reason' }).fill('  no  ')
  await shown.getByRole('button', { name: 'Warn', exact: true }).click()
  await expect.element(shown.getByText('Please write a reason of at least 10 characters.')).toBeVisible()
  await shown.getByRole('button', { name: 'Use the template' }).click()
  await expect.element(shown.getByRole('textbox', { name: 'Reason' })).toHaveValue(HATE_IN_INDONESIAN)
  await shown.getByRole('button', { name: 'Cancel' }).click()
  await eventually(() => calls.some(({ path }) => path === '/api/moderation/release')).toBe(true)
  expect(calls.some(({ path }) => path === '/api/moderation/actions')).toBe(false)
})

test('what another moderator looks at cannot be begun, and it says until when', async () => {
  const claim = { by: BUDI, isMine: false, until: '2036-11-18T14:32:00.000Z' }
  const left = [moderationCase(5)]
  await show({
    [QUEUE]: () => queueOf(left),
    [CLAIM]: () => {
      left[0] = moderationCase(5, { claim })
      return { status: 409, body: { code: 'conflict', message: 'Budi Santoso is looking at it.' } }
    },
  })
  await act(5, 'Hide').click()
  await eventually(shownToast).toMatchObject({ description: 'Budi Santoso is looking at it.' })
  await expect.element(card(5)).toHaveTextContent(/Budi Santoso is reviewing this until .*\d/)
  await expect.element(act(5, 'Hide')).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('the dialog names what it is about, and what confirming its reports does besides', async () => {
  await show({ [QUEUE]: queueOf([moderationCase(5)]), [CLAIM]: CLAIMED, [RELEASE]: { body: { done: true } } })
  await act(5, 'Warn').click()
  await expect.element(dialog('Warn')).toHaveTextContent('Post: A loud post 5')
  await expect.element(dialog('Warn')).toHaveTextContent('so it’s removed too')
  await expect.element(dialog('Warn')).toHaveTextContent('The author reads exactly this')
  await dialog('Warn').getByRole('button', { name: 'Cancel' }).click()
  await act(5, 'Keep').click()
  await expect.element(dialog('Keep')).toHaveTextContent('We don’t send this to anyone')
  await expect.element(dialog('Keep')).not.toHaveTextContent('removed too')
})

test('what another has done meanwhile is told; the words stay, and the next try is about what is there now', async () => {
  let version = 4
  const calls = await show({
    [QUEUE]: () => queueOf([moderationCase(5, { version })]),
    [CLAIM]: CLAIMED,
    [ACT]: () => {
      version += 1
      return version === 5
        ? { status: 409, body: { code: 'conflict', message: 'Another moderator has just acted on this.' } }
        : ACTED
    },
  })
  await act(5, 'Hide').click()
  const reason = dialog('Hide').getByRole('textbox', { name: 'Reason' })
  await reason.fill('Kata-kata yang menyakitkan.')
  const send = dialog('Hide').getByRole('button', { name: 'Hide', exact: true })
  await send.click()
  await expect.element(dialog('Hide')).toHaveTextContent('Another moderator has just acted on this.')
  await expect.element(reason).toHaveValue('Kata-kata yang menyakitkan.')
  const loads = () => calls.filter(({ path }) => path === QUEUE).length
  await eventually(loads).toBe(3)
  await send.click()
  await eventually(shownToast).toMatchObject({ title: 'Done' })
  const sent = calls.filter(({ path }) => path === '/api/moderation/actions')
  expect(sent.map(({ body }) => (body as { version: number }).version)).toEqual([4, 5])
})

test('the focus goes on with the card that took the place, and after the last one with what is said instead', async () => {
  const left = [moderationCase(5), moderationCase(6)]
  await show({
    [QUEUE]: () => queueOf(left),
    [CLAIM]: CLAIMED,
    [ACT]: () => {
      left.shift()
      return ACTED
    },
  })
  for (const [id, next] of [
    [5, () => card(6).element()],
    [6, () => page.getByText('Nothing to review').element().closest('[tabindex]')],
  ] as const) {
    await act(id, 'Keep').click()
    await dialog('Keep').getByRole('button', { name: 'Keep', exact: true }).click()
    await expect.element(card(id)).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement === next()).toBe(true)
  }
})

test('a claim that could not be let go is told', async () => {
  await show({
    [QUEUE]: queueOf([
      moderationCase(5, { claim: { by: BUDI, isMine: true, until: '2036-11-18T14:32:00.000Z' } }),
    ]),
    [RELEASE]: { status: 503, body: { code: 'busy', message: 'The site is very busy right now.' } },
  })
  await card(5).getByRole('button', { name: 'Stop reviewing' }).click()
  await eventually(shownToast).toMatchObject({ description: 'The site is very busy right now.' })
})

test.each([
  ['gone', { status: 404, body: { code: 'not_found', message: 'This was just deleted.' } }, 0],
  ['not loaded', { status: 503 }, 1],
])('what did not arrive can be asked for again, what is gone cannot: %s', async (_what, answer, buttons) => {
  await show(
    { '/api/moderation/case?objectType=page-post&objectId=5': answer },
    '/moderation?case=page-post-5',
  )
  const said = buttons === 0 ? 'This was just deleted.' : 'Couldn’t load this.'
  await expect.element(page.getByText(said)).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(buttons)
})

test('a suspension wants a fresh proof, and may wait for a second moderator', async () => {
  const answers = [
    { status: 403, body: { code: 'reauthentication_required', message: 'Confirm that it’s you.' } },
    { body: { ...ACTED.body, isProposed: true } },
  ]
  await show({
    [QUEUE]: queueOf([moderationCase(5, { author: moderatedPerson({ honor: 900 }) })]),
    [CLAIM]: CLAIMED,
    [ACT]: () => answers.shift() ?? ACTED,
    'POST /api/auth/reauthenticate': { body: { done: true } },
  })
  await act(5, 'Suspend').click()
  await expect.element(dialog('Suspend')).toHaveTextContent('a second moderator has to confirm')
  await dialog('Suspend').getByRole('button', { name: 'Suspend', exact: true }).click()
  await eventually(() => answers.length).toBe(1)
  await eventually(() => page.getByRole('dialog').elements().length).toBe(2)
})

test('a proposal is confirmed by somebody else; whoever made it can only withdraw it', async () => {
  const proposal = {
    id: 3,
    by: BUDI,
    isMine: false,
    days: 30,
    rule: 'spam',
    reason: 'A hundred links.',
    createdAt: '2026-11-18T09:00:00.000Z',
  } as const
  const calls = await show({
    [QUEUE]: queueOf([
      moderationCase(5, { proposal }),
      moderationCase(6, { proposal: { ...proposal, id: 4, isMine: true } }),
    ]),
    'POST /api/moderation/proposals/3': { body: { done: true } },
    'POST /api/moderation/proposals/4': { body: { done: true } },
  })
  await expect.element(card(5)).toHaveTextContent('Budi Santoso proposes to suspend the author for 30 days.')
  await expect.element(card(6).getByRole('button', { name: 'Confirm suspension' })).not.toBeInTheDocument()
  await expect.element(card(6).getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await card(5).getByRole('button', { name: 'Confirm suspension' }).click()
  await eventually(() => calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/moderation/proposals/3',
    body: { isConfirmed: true },
  })
  await eventually(shownToast).toMatchObject({ title: 'Suspended' })
  await card(6).getByRole('button', { name: 'Withdraw' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Proposal withdrawn' })
})
