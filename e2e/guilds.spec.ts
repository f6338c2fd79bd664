import type { APIRequestContext } from '@playwright/test'
import type { GuildDetail } from '../src/contract/guilds.ts'
import { ownWord, patch, post, untilItSays } from './support/articles.ts'
import { expectAccessible, expectNoOverflow } from './support/axe.ts'
import { siteUrl } from './support/environment.ts'
import { expect, onPhone, test } from './support/fixtures.ts'
import { joinSite } from './support/member.ts'
import { heading, open } from './support/open.ts'
import { composer } from './support/posts.ts'

const found = (request: APIRequestContext, changes: object = {}): Promise<GuildDetail> =>
  post(request, '/api/guilds', {
    name: `Readers ${ownWord()}`,
    insignia: 'RDR',
    logo: 'logo5',
    logoBackgroundColor: '#1f5f8b',
    description: 'We read one book a month, together.',
    ...changes,
  })

const whoIs = async (request: APIRequestContext): Promise<number> => {
  const user = (await (await request.get('/api/auth/user')).json()) as { id: number }
  return user.id
}

test('an owner creates a guild, writes its rules and appoints an officer', async ({
  page,
  member,
  author,
}) => {
  expect(member.email).not.toBe('')
  const name = `Keepers ${ownWord()}`
  await open(page, '/guilds')
  await page.getByRole('button', { name: 'Create guild' }).click()
  const form = page.getByRole('dialog', { name: 'Create guild' })
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Insignia').fill('kpr')
  await form.getByRole('radio', { name: 'Dragon' }).check({ force: true })
  await form.getByLabel('Description').fill('We keep old manuscripts readable.')
  await expectAccessible(page, 'the form of a guild')
  await form.getByRole('button', { name: 'Create guild' }).click()
  await expect(heading(page, `${name} KPR`)).toBeVisible()
  const id = Number(/\/guild\/(\d+)/.exec(page.url())?.[1])

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Guild settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Guild settings' })
  await settings.getByRole('button', { name: 'Add rule' }).click()
  await settings.getByLabel('Rule 1', { exact: true }).fill('Name your source')
  await settings.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'About & rules' }).click()
  await expect(page.getByRole('list', { name: 'Rules' })).toContainText('Name your source')
  await expectAccessible(page, 'about a guild')

  await post(author.request, `/api/guilds/${id}/membership`, {})
  await open(page, `/guild/${id}?tab=members`)
  await page.getByRole('button', { name: 'Actions for Arjun Wijaya' }).click()
  await page.getByRole('menuitem', { name: 'Make officer' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Arjun Wijaya' })).toContainText('Officer')
  await page.getByRole('link', { name: 'Log', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('made Arjun Wijaya an officer')
})

test(
  '[S1-6] a member joins a guild, leaves it, and changes their mind',
  onPhone,
  async ({ page, member, author }) => {
    expect(member.email).not.toBe('')
    const guild = await found(author.request)
    await untilItSays(page.request, '/api/guilds?sort=new', guild.name)
    await open(page, '/guilds?sort=new')
    await page.getByRole('link', { name: guild.name }).click()
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: `You’ve joined ${guild.name}` })).toBeVisible()
    await expect(page.getByText('2 members', { exact: true })).toBeVisible()
    await expectAccessible(page, 'a guild')
    await expectNoOverflow(page, 'a guild')

    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Leave guild' }).click()
    await expect(page.getByText('1 member', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('2 members', { exact: true })).toBeVisible()
    await open(page, '/guilds')
    await expect(page.getByRole('region', { name: 'Your guilds' })).toContainText(guild.name)
  },
)

test('a member posts by the rules of a guild; what an officer removes is in the log', async ({
  page,
  member,
  author,
}) => {
  expect(member.email).not.toBe('')
  const title = `Chapter one ${ownWord()}`
  const guild = await found(author.request, {
    rules: [{ title: 'Name your source', text: 'Of every quote.' }],
  })
  await post(page.request, `/api/guilds/${guild.id}/membership`, {})

  await open(page, `/postguild?guild=${guild.id}`)
  await expect(heading(page, `Post in ${guild.name}`)).toBeVisible()
  await expect(page.getByText('Name your source')).toBeVisible()
  await composer(page).title.fill(title)
  await page.getByRole('checkbox', { name: 'I’ve read the rules and will keep to them' }).check()
  await expectAccessible(page, 'posting in a guild')
  await composer(page).post.click()
  await expect(page).toHaveURL(/\/page-post\/\d+/)
  await expect(heading(page, title)).toBeVisible()
  const postId = Number(/\/page-post\/(\d+)/.exec(page.url())?.[1])
  await open(page, `/guild/${guild.id}`)
  await expect(page.getByRole('link', { name: title })).toBeVisible()

  await post(author.request, `/api/guilds/${guild.id}/posts/${postId}/removal`, { reason: 'No source' })
  await open(page, `/guild/${guild.id}?tab=log`)
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('removed a post')
  // Why is for its author and those who lead.
  await expect(page.getByRole('list', { name: 'Log' })).not.toContainText('No source')
  await page.getByRole('link', { name: 'Posts', exact: true }).click()
  await expect(page.getByText('No posts yet')).toBeVisible()
  await untilItSays(page.request, '/api/notifications', 'No source')
  await open(page, '/notifications')
  await expect(page.getByRole('main')).toContainText('Reason: No source')
})

test('an officer lets somebody in who answered the question', async ({
  page,
  member,
  author,
  playwright,
}) => {
  expect(member.email).not.toBe('')
  const guild = await found(author.request, { joinMode: 'approval', questions: ['Which book first?'] })
  const officerId = await whoIs(page.request)
  await post(page.request, `/api/guilds/${guild.id}/membership`, { answers: ['Any'] })
  await post(author.request, `/api/guilds/${guild.id}/requests/${officerId}`, { accept: true })
  await patch(author.request, `/api/guilds/${guild.id}/members/${officerId}`, { role: 'officer' })
  const newcomer = await playwright.request.newContext({ baseURL: siteUrl() })
  await joinSite(newcomer, 'Hana')
  await post(newcomer, `/api/guilds/${guild.id}/membership`, { answers: ['Hikayat Hang Tuah'] })
  await newcomer.dispose()

  await open(page, `/guild/${guild.id}`)
  await page.getByRole('link', { name: /^Requests/ }).click()
  const requests = page.getByRole('list', { name: 'Requests to join' })
  await expect(requests).toContainText('Hikayat Hang Tuah')
  await expectAccessible(page, 'requests to join')
  await requests.getByRole('button', { name: 'Accept: Hana Wijaya' }).click()
  await expect(page.getByText('No requests', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Members/ }).click()
  await expect(page.getByRole('list', { name: 'Members' })).toContainText('Hana Wijaya')
})

test(
  'a stranger learns what a private guild is, and nothing of what is in it',
  onPhone,
  async ({ page, author }) => {
    const secret = ownWord()
    const guild = await found(author.request, { isPrivate: true, joinMode: 'request' })
    await post(author.request, `/api/guilds/${guild.id}/posts`, {
      type: 'discussion',
      title: `Secret ${secret}`,
    })
    await open(page, `/guild/${guild.id}`)
    await expect(heading(page, `${guild.name} RDR`)).toBeVisible()
    await expect(page.getByText('This guild is private')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Members/ })).toHaveCount(0)
    expect(await page.content()).not.toContain(secret)
    for (const path of ['posts', 'members'])
      expect((await page.request.get(`/api/guilds/${guild.id}/${path}`)).status(), path).toBe(404)
    await page.getByRole('button', { name: 'Request to join' }).click()
    await expect(page.getByRole('dialog', { name: 'Sign in to join or create guilds' })).toBeVisible()
  },
)

test('a link leads into a private guild, once it is accepted', async ({ page, member, author }) => {
  expect(member.email).not.toBe('')
  const guild = await found(author.request, { isPrivate: true, joinMode: 'invite' })
  const { token } = await post<{ token: string }>(author.request, `/api/guilds/${guild.id}/links`, {
    days: 1,
    maxUses: 1,
  })
  await open(page, `/guild/${guild.id}?invite=${token}`)
  const note = page.getByRole('status').filter({ hasText: 'This link invites you' })
  await note.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('link', { name: 'Log', exact: true })).toBeVisible()
  expect(page.url()).not.toContain(token)
})
