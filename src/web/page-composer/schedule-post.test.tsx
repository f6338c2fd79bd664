import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { formatMoment } from '../scheduling/public.ts'
import { gif } from '../testing/media-files.ts'
import { eventually, shownToast } from '../testing/render-app.tsx'
import {
  button,
  choose,
  form,
  kept,
  leaveComposer,
  openLine,
  openPage,
  summary,
  tab,
  text,
  title,
} from './composer-testing.tsx'
import { media } from './post-testing.ts'

afterEach(leaveComposer)

const SCHEDULED = '/api/scheduled-posts'
const AT = '2027-01-05T01:00:00.000Z'
const waiting = {
  id: 3,
  type: 'discussion',
  title: 'Tides',
  content: '',
  media: null,
  mediaAlt: '',
  isNsfw: false,
  poll: null,
  publishAt: AT,
  refusal: null,
  version: 1,
}
const dialog = () => page.getByRole('dialog', { name: 'Schedule post' })
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true })
const at = '/page-create?type=discussion'

test('a post is scheduled for a time, and the form is free again', async () => {
  const { sent } = await openPage({ at, answers: { [SCHEDULED]: { body: waiting } } })
  await title().fill('Tides')
  await text().fill('Twice a day.')
  await button('Schedule').click()
  await expect.element(dialog()).toHaveTextContent('Until then, only you can see it.')
  await inDialog('Schedule').click()
  await eventually(() => sent(SCHEDULED)).toHaveLength(1)
  expect(sent(SCHEDULED)[0]?.body).toEqual({
    post: { type: 'discussion', title: 'Tides', content: 'Twice a day.', isNsfw: false },
    publishAt: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  expect(sent('/api/page-posts')).toEqual([])
  await eventually(shownToast).toMatchObject({
    title: 'Scheduled',
    description: `It will be posted on ${formatMoment(AT, 'en')}. You’ll find it among your drafts.`,
  })
  expect(location.href).toContain('tab=drafts')
})

test('on the feed the line is back afterwards', async () => {
  const { onPosted, sent } = await openLine({ answers: { [SCHEDULED]: { body: waiting } } })
  await button(/^What did you notice/).click()
  await title().fill('Tides')
  await button('Schedule').click()
  await inDialog('Schedule').click()
  await eventually(() => sent(SCHEDULED)).toHaveLength(1)
  await expect.element(button(/^What did you notice/)).toBeVisible()
  expect(onPosted).not.toHaveBeenCalled()
})

test('what is missing is told before a time is asked for', async () => {
  await openPage({ at })
  await button('Schedule').click()
  await expect.element(page.getByText('A discussion needs a title.').last()).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('the limit of a plan is told, and nothing that was written is lost', async () => {
  const message = 'You’ve reached your plan’s limit for scheduled posts and articles (1).'
  await openPage({ at, answers: { [SCHEDULED]: { status: 403, body: { code: 'plan_required', message } } } })
  await title().fill('Tides')
  await button('Schedule').click()
  await inDialog('Schedule').click()
  await expect.element(summary().or(page.getByText(message)).first()).toBeVisible()
  await expect.element(title()).toHaveValue('Tides')
  await eventually(kept).toMatchObject({ title: 'Tides' })
})

test('a time that the server refuses is told where it was chosen', async () => {
  const fields = { publishAt: 'Choose a time within the next 365 days.' }
  const refusal = { status: 400, body: { code: 'invalid_input', message: 'Please check.', fields } }
  await openPage({ at, answers: { [SCHEDULED]: refusal } })
  await title().fill('Tides')
  await button('Schedule').click()
  await inDialog('Schedule').click()
  await expect.element(dialog().getByText(fields.publishAt)).toBeVisible()
  await inDialog('Cancel').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(title()).toHaveValue('Tides')
})

test('an upload that is on its way is waited for, and goes with the time that was chosen', async () => {
  const { uploads, sent } = await openPage({
    at: '/page-create',
    answers: { [SCHEDULED]: { body: { ...waiting, type: 'photo' } } },
  })
  await expect.element(tab('Photo')).toHaveAttribute('aria-selected', 'true')
  await choose(gif('dot.gif'))
  await eventually(() => uploads.length).toBe(1)
  await button('Schedule').click()
  await inDialog('Schedule').click()
  await expect.element(button('Don’t post yet')).toBeVisible()
  expect(sent(SCHEDULED)).toEqual([])
  uploads[0]?.answer(200, media(41))
  await eventually(() => sent(SCHEDULED)).toHaveLength(1)
  expect(sent(SCHEDULED)[0]?.body).toMatchObject({ post: { type: 'photo', mediaId: 41 } })
  expect(form()).not.toBeUndefined()
})
