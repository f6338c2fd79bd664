import { defineConfig } from '@playwright/test'
import { chromiumPath } from './scripts/setup/chromium-path.ts'

/** A journey runs once, at a desk or on a phone; what is done in another way at another width carries a tag. */
const WIDTHS = {
  mobile: { viewport: { width: 390, height: 844 }, grep: /@every-width|@phone/ },
  // Between a phone and a desk only the frame is one of its own; accessible.spec.ts measures every width anyway.
  tablet: { viewport: { width: 768, height: 1024 }, grep: /@every-width/, testMatch: /frame\.spec/ },
  desktop: { viewport: { width: 1440, height: 900 }, grepInvert: /@phone/ },
}

/** Where it is noon now: what the room says follows the reader's clock, and a journey must not depend on the hour. */
function noonZone(): string {
  const ahead = 12 - new Date().getUTCHours()
  // The signs of these zones are the other way round.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Browser journeys on the built site, at three widths. The Chromium is the system's, so that none is downloaded. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Its default, test-results, is emptied at each start, and the other reports are kept there.
  outputDir: 'test-results/playwright',
  globalSetup: './e2e/support/site.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  forbidOnly: true,
  fullyParallel: true,
  // A journey may stumble on a busy machine: it gets a second try, and the run's end names it.
  retries: 1,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    timezoneId: noonZone(),
    screenshot: 'only-on-failure',
    // What moves has to be drawn by the processor, and every click would wait until it stands still.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: Object.entries(WIDTHS).map(([name, { viewport, ...which }]) => ({
    name,
    use: { viewport },
    ...which,
  })),
})
