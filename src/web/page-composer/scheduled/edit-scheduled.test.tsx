import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ScheduledPost } from '../../../contract/scheduled-posts.ts'
import { formatMoment } from '../../scheduling/public.ts'
import { eventually, shownToast } from '../../testing/render-app.tsx'
import type { Answer } from '../../testing/stand-ins.ts'
import {
  alt,
  button,
  byMethod,
  field,
  leaveComposer,
  medium,
  openPage,
  tab,
  text,
  title,
} from '../composer-testing.tsx'
import { media, pagePost } from '../post-testing.ts'

afterEach(leaveComposer)

const LIST = '/api/scheduled-posts'
const ONE = '/api/scheduled-posts/3'
const AT = '2027-01-05T01:00:00.000Z'
const waiting: ScheduledPost = {
  id: 3,
  type: 'discussion',
  title: 'Tides',
  content: 'Twice a day.',
  media: null,
  mediaAlt: '',
  isNsfw: false,
  poll: null,
  publishAt: AT,
  refusal: null,
  version: 4,
}
const draft = byMethod({ GET: { body: null }, PUT: { body: { version: 1, updatedAt: '', hadNewer: false } } })
const edit = (changes: Partial<ScheduledPost> = {}, answers: Record<string, Answer | (() => Answer)> = {}) =>
  openPage({
    at: '/page-create?scheduled=3',
    answers: {
      [LIST]: { body: { items: [{ ...waiting, ...changes }], most: 10 } },
      [ONE]: { body: { ...waiting, ...changes, version: 5 } },
      '/api/drafts/page-post/scheduled-3-4': draft,
      ...answers,
    },
  })
const dialog = () => page.getByRole('dialog', { name: 'Change the date' })

test('the form holds what waits; saving keeps the time and leads to the drafts', async () => {
  const { sent } = await edit()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Edit scheduled post' })).toBeVisible()
  await expect.element(title()).toHaveValue('Tides')
  await expect.element(text()).toHaveValue('Twice a day.')
  await expect
    .element(page.getByText(`It will be posted on ${formatMoment(AT, 'en')}. Saving keeps that time.`))
    .toBeVisible()
  await title().fill('Ebb')
  await button('Save').click()
  await eventually(() => sent(ONE)).toHaveLength(1)
  expect(sent(ONE)[0]).toMatchObject({ method: 'PUT' })
  expect(sent(ONE)[0]?.body).toEqual({
    post: { type: 'discussion', title: 'Ebb', content: 'Twice a day.', isNsfw: false },
    version: 4,
  })
  await eventually(shownToast).toMatchObject({ title: 'Changes saved' })
  expect(location.href).toContain('tab=drafts')
})

test('a photo, its description, a poll and the adult mark are there as they were written', async () => {
  await edit({ type: 'photo', media: media(41), mediaAlt: 'A wall', isNsfw: true })
  await expect.element(tab('Photo')).toHaveAttribute('aria-selected', 'true')
  await expect.element(medium()).toBeVisible()
  await expect.element(button('Replace')).toBeVisible()
  await expect.element(alt()).toHaveValue('A wall')
  await expect.element(page.getByRole('switch', { name: 'Adult content' })).toBeChecked()
  await leaveComposer()
  await edit({ poll: { question: 'Why?', options: ['Moon', 'Sun', 'Wind'], days: 7, results: 'always' } })
  await expect.element(field('Option 3')).toHaveValue('Wind')
  await expect.element(page.getByRole('radio', { name: '7 days' })).toBeChecked()
})

test('another time is saved with the words', async () => {
  const { sent } = await edit()
  await button('Change time').click()
  await dialog().getByLabelText('Date and time').fill('2027-01-09T08:00')
  await dialog().getByRole('button', { name: 'Schedule', exact: true }).click()
  await eventually(() => sent(ONE)).toHaveLength(1)
  expect(sent(ONE)[0]?.body).toMatchObject({
    post: { title: 'Tides' },
    version: 4,
    publishAt: new Date('2027-01-09T08:00').toISOString(),
  })
})

test('posted now, it is saved first and then published', async () => {
  const { sent } = await edit({}, { [`${ONE}/publish`]: { body: pagePost({ id: 31 }) } })
  await text().fill('Three times a day.')
  await button('Post now').click()
  await eventually(() => sent(`${ONE}/publish`)).toHaveLength(1)
  expect(sent(ONE)[0]?.body).toMatchObject({ post: { content: 'Three times a day.' }, version: 4 })
  await eventually(() => location.href).toContain('/page-post/31')
})

test('changed in another tab: it says so, nothing is lost, and saving again replaces it', async () => {
  const message = 'You changed this post in another tab or on another device.'
  let tries = 0
  const { sent } = await edit(
    {},
    {
      [LIST]: () => ({ body: { items: [{ ...waiting, version: tries === 0 ? 4 : 6 }], most: 10 } }),
      [ONE]: () => {
        tries += 1
        return tries === 1 ? { status: 409, body: { code: 'edit_conflict', message } } : { body: waiting }
      },
    },
  )
  await title().fill('Mine')
  await button('Save').click()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(title()).toHaveValue('Mine')
  await button('Save').click()
  await eventually(() => sent(ONE)).toHaveLength(2)
  expect(sent(ONE)[1]?.body).toMatchObject({ post: { title: 'Mine' }, version: 6 })
})

test('one that could not be posted asks for another time when it is saved', async () => {
  const { sent } = await edit({ refusal: 'A photo post needs a photo.' })
  await expect.element(page.getByText(/It wasn’t posted on .*: A photo post needs a photo\./)).toBeVisible()
  await button('Save').click()
  await dialog().getByRole('button', { name: 'Schedule', exact: true }).click()
  await eventually(() => sent(ONE)).toHaveLength(1)
  expect(sent(ONE)[0]?.body).toMatchObject({ publishAt: expect.stringMatching(/Z$/) })
})

test('what is missing is told, and Cancel leads back', async () => {
  const { sent } = await edit()
  await title().fill('')
  await button('Save').click()
  await expect.element(page.getByText('A discussion needs a title.').last()).toBeVisible()
  await button('Cancel').click()
  await eventually(() => location.href).toContain('tab=drafts')
  expect(sent(ONE)).toEqual([])
})

test('one that is gone says so', async () => {
  await edit({}, { [LIST]: { body: { items: [], most: 10 } } })
  await expect.element(page.getByText('This post isn’t scheduled any more')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'To your drafts' })).toBeVisible()
})

test('a list that could not be loaded can be asked for again', async () => {
  await edit({}, { [LIST]: { status: 503, body: { code: 'unavailable', message: 'Later' } } })
  await expect.element(page.getByText('Couldn’t load the scheduled post.')).toBeVisible()
})
