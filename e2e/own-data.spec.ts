import { text } from 'node:stream/consumers'
import type { Download, Page } from '@playwright/test'
import { openPromise } from 'yauzl'
import { withDatabase } from './support/database.ts'
import { siteUrl } from './support/environment.ts'
import { expect, refusedLine, test } from './support/fixtures.ts'
import { readMail } from './support/mail.ts'
import { heading, open } from './support/open.ts'

const download = (page: Page) => page.getByRole('button', { name: 'Download', exact: true })

async function unzip(file: Download): Promise<Map<string, string>> {
  const zip = await openPromise(await file.path())
  const files = new Map<string, string>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  return files
}

test('a member takes a copy of their data along, and proves who they are when some time has passed', async ({
  page,
  member,
  expectNoise,
}) => {
  const saved = await page.request.put('/api/drafts/article/new', {
    headers: { origin: siteUrl() },
    data: { version: 0, content: { title: 'Tides', content: 'The moon pulls the sea.' } },
  })
  expect(saved.status()).toBe(200)
  await open(page, '/settings')
  await page
    .getByRole('navigation', { name: 'Settings sections' })
    .getByRole('link', { name: 'My data' })
    .click()
  await expect(heading(page, 'My data')).toBeVisible()
  await page.getByRole('button', { name: 'Prepare copy' }).click()
  await expect(page.getByText(/^Your copy is ready: /)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Prepare copy' })).toBeHidden()

  const mail = await readMail(
    member.email,
    ({ subject }) => subject === 'The copy of your Cendekia data is ready',
  )
  expect(mail.link).toContain('/settings/data')
  expect(mail.text).not.toContain('/api/')

  const [file] = await Promise.all([page.waitForEvent('download'), download(page).click()])
  expect(file.suggestedFilename()).toMatch(/^data-\d{4}-\d\d-\d\d\.zip$/)
  const files = await unzip(file)
  expect(files.get('drafts/article-new.md')).toContain('The moon pulls the sea.')
  expect(files.get('account/account.json')).toContain(member.email)

  // An hour later, on a device that was left open.
  await withDatabase(async (client) => {
    await client.query(
      `update sessions set reauthenticated_at = now() - interval '1 hour'
       where user_id = (select id from users where email = $1)`,
      [member.email],
    )
  })
  expectNoise(refusedLine(403))
  await download(page).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await dialog.getByLabel('Password', { exact: true }).fill(member.password)
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Confirm', exact: true }).click(),
  ])
  expect((await unzip(again)).size).toBe(files.size)
})
