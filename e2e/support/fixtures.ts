import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test'
import { siteUrl } from './environment.ts'
import { joinSite, type Member } from './member.ts'
import { writeSamples, type Samples } from './samples.ts'

interface Fixtures {
  /** A test that provokes a console message says so; any other message or page error fails it. */
  expectNoise: (pattern: RegExp) => void
  /** A second browser, which knows nothing of the first. */
  anotherBrowser: () => Promise<Page>
  /** Somebody with an account, signed in with this test's browser. */
  member: Member
  /** Somebody else with an account, who does through the API what the test's own browser only sees. */
  author: Author
}

export interface Author extends Member {
  request: APIRequestContext
}

/** Chromium itself writes a line for every answer of 400 and above, whatever the page makes of it. */
export const refusedLine = (status: number): RegExp => new RegExp(`^Failed to load resource: .*${status}`)

interface Quiet {
  quiet: { noise: string[]; expected: RegExp[] }
}

export const test = base.extend<Fixtures & Quiet, { samples: Samples }>({
  // Most journeys begin after the cookie question; those about it take this back.
  storageState: async ({ baseURL }, use) => {
    const localStorage = [{ name: 'cookie-consent', value: 'essential' }]
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] })
  },

  quiet: [
    async ({ context }, use) => {
      const quiet = { noise: [] as string[], expected: [] as RegExp[] }
      listen(context, quiet.noise)
      await use(quiet)
      const unexpected = quiet.noise.filter((line) => !quiet.expected.some((known) => known.test(line)))
      expect(unexpected, 'the console stays silent').toEqual([])
    },
    { auto: true },
  ],

  expectNoise: async ({ quiet }, use) => {
    await use((pattern) => void quiet.expected.push(pattern))
  },

  anotherBrowser: async ({ browser, quiet }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      listen(context, quiet.noise)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },

  member: async ({ context }, use) => {
    await use(await joinSite(context.request))
  },

  author: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({ baseURL: siteUrl() })
    await use({ ...(await joinSite(request, 'Arjun')), request })
    await request.dispose()
  },

  // Written once: nobody changes it.
  samples: [
    async ({ playwright }, use) => {
      const [writer, reader] = [
        await playwright.request.newContext({ baseURL: siteUrl() }),
        await playwright.request.newContext({ baseURL: siteUrl() }),
      ]
      await joinSite(writer, 'Arjun')
      await joinSite(reader, 'Nur')
      await use(await writeSamples(writer, reader))
      await writer.dispose()
      await reader.dispose()
    },
    { scope: 'worker' },
  ],
})

function listen(context: BrowserContext, noise: string[]): void {
  context.on('console', (message) => noise.push(message.text()))
  context.on('weberror', (error) => noise.push(`page error: ${error.error().message}`))
}

export { expect }

/** Runs at all widths, because what it does is done in other ways there. */
export const everyWidth = { tag: '@every-width' }
/** Runs on a phone instead of at a desk: about half of the journeys do, so that both are seen by each feature. */
export const onPhone = { tag: '@phone' }
/** For `test.use`: journeys that watch what is drawn while something changes see it move. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
