import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../scripts/setup/free-port.ts'
import { untilItSays } from './support/articles.ts'
import { fillSignUp } from './support/auth.ts'
import { expectAccessible, expectNoOverflow } from './support/axe.ts'
import { expect, onPhone, test } from './support/fixtures.ts'
import { readMail } from './support/mail.ts'
import { newPerson, type Person } from './support/member.ts'
import { heading, HOME, open, waitUntilAlive } from './support/open.ts'
import { runSite, type RunningSite } from './support/run-site.ts'
import { writing } from './support/writing.ts'

const ROOT = new URL('..', import.meta.url).pathname
const TITLE = 'The lighthouse that was built too short'
/** What a newcomer opens next: each has a heading, and something to do or to read. */
const ELSEWHERE = [
  '/categories',
  '/category/history',
  '/trending',
  '/page',
  '/question',
  '/guilds',
  '/database',
  '/help-center',
  '/iq-test',
]

/** As an operator types it, on the running site's own folder. */
async function giveRole({ dataDir }: RunningSite, email: string): Promise<void> {
  const command = spawn(process.execPath, ['--import', 'tsx', 'scripts/role.ts', email, 'operator'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  expect((await once(command, 'exit'))[0]).toBe(0)
}

/** From the first step of an empty home to being a member of it. */
async function joinByHand(page: Page, site: RunningSite, person: Person): Promise<void> {
  await page.getByRole('listitem').getByRole('link', { name: 'Create your account' }).click()
  await fillSignUp(page, person)
  const { code = '' } = await readMail(person.email, undefined, join(site.dataDir, 'outbox'))
  await page.getByLabel('6-digit code').fill(code)
  await expect(heading(page, 'Verification Successful!')).toBeVisible()
  await page.getByRole('button', { name: 'Go to Homepage' }).click()
  const screens = page.getByRole('dialog')
  await expect(screens).toHaveAccessibleName(`Welcome, ${person.firstName}. Which languages do you read?`)
  await screens.getByRole('button', { name: 'Next', exact: true }).click()
  await screens.getByRole('button', { name: 'Next', exact: true }).click()
  await screens.getByRole('button', { name: 'Go to home', exact: true }).click()
  await expect(screens).toHaveCount(0)
}

test(
  'the first five minutes of a site: somebody comes in, writes, is read, and is made its operator',
  onPhone,
  async ({ page, anotherBrowser }) => {
    const site = await runSite(await freePort())
    const reader = await anotherBrowser()
    try {
      // A reader on an empty site: nothing there leads nowhere.
      await open(page, `${site.url}/`)
      await page.getByRole('button', { name: 'Reject All' }).click()
      await expect(page.getByRole('heading', { name: 'The first day of this site' })).toBeVisible()
      await page.getByRole('main').getByRole('button', { name: 'Bahasa Melayu' }).click()
      await expect(heading(page, HOME.my)).toBeVisible()
      await page.getByRole('main').getByRole('button', { name: 'English' }).click()
      await expect(heading(page, HOME.en)).toBeVisible()
      await expectAccessible(page, 'an empty home')
      for (const path of ELSEWHERE) {
        await open(page, `${site.url}${path}`)
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
        await expect(page.getByRole('main').getByRole('link').first(), path).toBeVisible()
        await expect(page.getByRole('button', { name: 'Try again' }), path).toHaveCount(0)
        await expectNoOverflow(page, `${path} of an empty site`)
      }
      await open(page, `${site.url}/`)
      await page.getByRole('listitem').getByRole('link', { name: 'Write the first article' }).click()
      await expect(page.getByRole('main').getByRole('link', { name: 'Create your account' })).toBeVisible()

      // A writer, from the first step to an article that answers one of the prompts.
      await open(page, `${site.url}/`)
      const wahyu = newPerson('Wahyu')
      await joinByHand(page, site, wahyu)
      await page.getByRole('link', { name: 'Write about this: History' }).click()
      await expect(heading(page, 'Write an article')).toBeVisible()
      await expect(page.getByText('Which building in your town has a story', { exact: false })).toBeVisible()
      const form = writing(page)
      await form.title.fill(TITLE)
      await form.text.fill('It stood behind the hill, and no ship ever saw it. So the hill was cut down.')
      await form.publish.click()
      await expect(heading(page, TITLE)).toBeVisible()
      await expect(page.getByRole('link', { name: 'History' }).first()).toBeVisible()
      // It is where its writer looks for it.
      await page.getByRole('main').getByRole('link', { name: 'Wahyu Wijaya', exact: true }).first().click()
      await expect(heading(page, 'Wahyu Wijaya')).toBeVisible()
      const parts = page.getByRole('navigation', { name: 'Parts of the profile' })
      await parts.getByRole('link', { name: /^Articles/ }).click()
      await expect(page.getByRole('main').getByRole('link', { name: TITLE }).first()).toBeVisible()
      await untilItSays(page.request, `${site.url}/api/articles/search?q=lighthouse`, TITLE)
      for (const path of ['/', '/category/history', '/?q=lighthouse']) {
        await open(page, `${site.url}${path}`)
        await expect(page.getByRole('main').getByRole('link', { name: TITLE }).first(), path).toBeVisible()
      }

      // Somebody else finds it on home, reads it, and is asked in when they want to say so.
      await untilItSays(reader.request, `${site.url}/`, TITLE)
      await open(reader, `${site.url}/`)
      await reader.getByRole('link', { name: TITLE }).first().click()
      await expect(heading(reader, TITLE)).toBeVisible()
      await waitUntilAlive(reader)
      await reader.getByRole('button', { name: /^Like/ }).first().click()
      await expect(reader.getByRole('dialog').getByRole('link', { name: /^Create/ })).toBeVisible()

      // Named by the command, the writer finds what is left to do.
      await giveRole(site, wahyu.email)
      await open(page, `${site.url}/`)
      const list = page.getByRole('region', { name: 'Your site’s first day' })
      await expect(list.getByRole('heading', { name: 'Name an operator (done)' })).toBeVisible()
      await expect(list.getByRole('heading', { name: 'Publish the first article (done)' })).toBeVisible()
      await expect(list.getByRole('heading', { name: 'Make a backup (to do)' })).toBeVisible()
      await expectAccessible(page, 'home of the first operator')
    } finally {
      // What still asks the site would be refused, and the console say so.
      for (const one of [page, reader]) await one.goto('about:blank')
      await site.stop()
    }
  },
)
