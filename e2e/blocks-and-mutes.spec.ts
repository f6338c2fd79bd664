import { ownWord, post, untilItSays } from './support/articles.ts'
import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'

test('a member blocks somebody, who is gone both ways, and unblocks them in the settings', async ({
  page,
  member,
  author,
}) => {
  const word = ownWord()
  const theirs = await post<{ id: number; authorName: string }>(author.request, '/api/page-posts', {
    type: 'discussion',
    title: `A loud post ${word}`,
  })
  const mine = await post<{ id: number }>(page.request, '/api/page-posts', {
    type: 'discussion',
    title: `A post by ${member.firstName} ${word}`,
  })
  await untilItSays(page.request, '/api/page-posts', `A loud post ${word}`)
  await open(page, '/page')
  const row = page.getByRole('listitem').filter({ hasText: `A loud post ${word}` })
  await row.getByRole('button', { name: /^More about the post by/ }).click()
  await page.getByRole('menuitem', { name: `Block ${theirs.authorName}` }).click()
  const dialog = page.getByRole('dialog', { name: `Block ${theirs.authorName}?` })
  await expect(dialog).toContainText('They won’t be told.')
  await dialog.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'is blocked' })).toBeVisible()

  expect((await page.request.get(`/api/page-posts/${theirs.id}`)).status()).toBe(404)
  await expect(async () => {
    expect((await author.request.get(`/api/page-posts/${mine.id}`)).status()).toBe(404)
  }).toPass()

  await open(page, '/settings')
  const section = page.getByRole('region', { name: 'Blocked people' })
  await section.getByRole('button', { name: `Unblock: ${theirs.authorName}` }).click()
  await expect(section).toContainText('You haven’t blocked anyone.')
  await open(page, `/page-post/${theirs.id}`)
  await expect(page.getByRole('heading', { name: `A loud post ${word}` })).toBeVisible()
})

test('a member mutes a word, sees it folded, shows it, and takes the mute back', async ({
  page,
  member,
  author,
}) => {
  const word = ownWord()
  await post(author.request, '/api/page-posts', { type: 'discussion', title: `About the ${word} of today` })
  await untilItSays(page.request, '/api/page-posts', word)
  await open(page, '/settings')
  const section = page.getByRole('region', { name: 'Muted' })
  await section.getByRole('textbox', { name: 'Word or phrase' }).fill(word.toUpperCase())
  await section.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(section.getByRole('listitem')).toContainText(word)

  await open(page, '/page')
  const heading = page.getByRole('heading', { name: `About the ${word} of today` })
  const show = page.getByRole('button', { name: `Show what’s muted: “${word}”` })
  await expect(show).toBeVisible()
  await expect(heading).toHaveCount(0)
  await show.click()
  await expect(heading).toBeVisible()

  await open(page, '/settings')
  await section.getByRole('button', { name: `Unmute: “${word}”` }).click()
  await expect(section).toContainText('You haven’t muted anything.')
  await open(page, '/page')
  await expect(heading).toBeVisible()
  expect(member.firstName).toBe('Sari')
})
