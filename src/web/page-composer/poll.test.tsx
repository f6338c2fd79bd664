import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually } from '../testing/render-app.tsx'
import { button, field, leaveComposer, openPage, summary, title } from './composer-testing.tsx'

afterEach(leaveComposer)

const POSTS = '/api/page-posts'
const AT = '/page-create?type=discussion'
const option = (number: number) => field(`Option ${number}`)
const question = () => field('Question')
const options = () =>
  page
    .getByRole('textbox', { name: /^Option \d/ })
    .elements()
    .map((input) => (input as HTMLInputElement).value)
const radio = (name: string) => page.getByRole('radio', { name })

async function openPoll() {
  const opened = await openPage({ at: AT })
  await title().fill('Which script first?')
  await button('Add a poll').click()
  await expect.element(question()).toHaveFocus()
  return opened
}

test('a poll goes out with its question, options, time and results; three days and after voting unless told', async () => {
  const { sent } = await openPoll()
  await question().fill('Which one?')
  await option(1).fill('Pegon')
  await userEvent.keyboard('{Enter}')
  await expect.element(option(2)).toHaveFocus()
  await userEvent.keyboard('Aksara Jawa{Enter}')
  await expect.element(option(3)).toHaveFocus()
  await userEvent.keyboard('Latin')
  await expect.element(radio('3 days')).toBeChecked()
  await expect.element(radio('after voting')).toBeChecked()
  await button('Post').click()
  await eventually(() => location.hash).toBe('#/page-post/12')
  expect(sent(POSTS)[0]?.body).toEqual({
    type: 'discussion',
    title: 'Which script first?',
    isNsfw: false,
    isVotingEnabled: true,
    votingQuestion: 'Which one?',
    votingOptions: ['Pegon', 'Aksara Jawa', 'Latin'],
    votingDays: 3,
    votingResults: 'after_vote',
  })
})

test('the title is the question, until somebody words it otherwise', async () => {
  const { sent } = await openPoll()
  await expect.element(question()).toHaveValue('Which script first?')
  await title().fill('Which script should we teach first?')
  await expect.element(question()).toHaveValue('Which script should we teach first?')
  await question().fill('Your vote?')
  await title().fill('Scripts in our school')
  await expect.element(question()).toHaveValue('Your vote?')
  await option(1).fill('a')
  await option(2).fill('b')
  await button('Post').click()
  await eventually(() => sent(POSTS)[0]?.body).toMatchObject({
    title: 'Scripts in our school',
    votingQuestion: 'Your vote?',
  })
})

test('options are added up to six, removed down to two, and the focus goes along', async () => {
  await openPoll()
  expect(options()).toEqual(['', ''])
  await expect.element(button('Remove option 1')).toBeDisabled()
  for (const number of [3, 4, 5, 6]) {
    await button('Add an option').click()
    await expect.element(option(number)).toHaveFocus()
    await option(number).fill(`n${number}`)
  }
  await expect.element(page.getByText('You can add up to six options.')).toBeVisible()
  expect(button('Add an option').elements()).toEqual([])
  await button('Remove option 4').click()
  expect(options()).toEqual(['', '', 'n3', 'n5', 'n6'])
  await expect.element(option(4)).toHaveFocus()
  await button('Remove option 5').click()
  await expect.element(option(4)).toHaveFocus()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Option removed, 4 left' }))
    .toBeInTheDocument()
})

test('options are put in order by buttons alone', async () => {
  await openPoll()
  await option(1).fill('a')
  await option(2).fill('b')
  await userEvent.keyboard('{Enter}c')
  ;(button('Move option 3 up').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(options()).toEqual(['a', 'c', 'b'])
  await expect.element(button('Move option 2 up')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(options()).toEqual(['c', 'a', 'b'])
  // At the top there is no further up.
  await expect.element(button('Move option 1 down')).toHaveFocus()
  await expect.element(page.getByRole('status').filter({ hasText: 'Now option 1 of 3' })).toBeInTheDocument()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(options()).toEqual(['a', 'b', 'c'])
  await expect.element(button('Move option 3 up')).toHaveFocus()
})

test('the same option twice is told beside it while one types, and not sent', async () => {
  const { sent } = await openPoll()
  await question().fill('Wh')
  await option(1).fill('Pegon')
  await option(2).fill(' pegon')
  await expect.element(option(2)).toHaveAccessibleDescription('You already have this option.')
  await expect.element(option(1)).not.toHaveAccessibleDescription()
  await button('Add an option').click()
  await button('Post').click()
  await expect.element(summary()).toHaveTextContent(/3 things to fix/)
  await expect.element(question()).toHaveAccessibleDescription(/at least 3 characters/)
  await button('Option 3 is empty. Fill it in or remove it.').click()
  await expect.element(option(3)).toHaveFocus()
  expect(sent(POSTS)).toEqual([])
})

test('time and results are chosen with the arrow keys, and a poll that never ends warns', async () => {
  const { sent } = await openPoll()
  await question().fill('Which one?')
  await option(1).fill('a')
  await option(2).fill('b')
  ;(radio('3 days').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(radio('7 days')).toBeChecked()
  await page.getByText('No end', { exact: true }).click()
  await page.getByText('at the end', { exact: true }).click()
  await expect
    .element(page.getByRole('group', { name: 'Results are shown' }))
    .toHaveAccessibleDescription(/would stay hidden/)
  await page.getByText('always', { exact: true }).click()
  await button('Post').click()
  await eventually(() => location.hash).toBe('#/page-post/12')
  expect(sent(POSTS)[0]?.body).toMatchObject({ votingDays: 0, votingResults: 'always' })
})

test('a poll that was taken away is not sent, and comes back with its words', async () => {
  await openPoll()
  await option(1).fill('Pegon')
  await button('Remove the poll').click()
  await expect.element(button('Add a poll')).toHaveFocus()
  await button('Add a poll').click()
  expect(options()).toEqual(['Pegon', ''])
})

test('what the server says about an option stands beside that option', async () => {
  const refusal = {
    status: 400,
    body: {
      code: 'invalid_input',
      message: 'Please check the marked fields.',
      fields: { 'votingOptions.1': 'Please check this field.' },
    },
  }
  await openPage({ at: AT, answers: { [POSTS]: refusal } })
  await title().fill('Which?')
  await button('Add a poll').click()
  await question().fill('Which one?')
  await option(1).fill('a')
  await option(2).fill('b')
  await button('Post').click()
  await expect.element(option(2)).toHaveAccessibleDescription('Please check this field.')
  await option(2).fill('c')
  await expect.element(option(2)).not.toHaveAccessibleDescription()
})
