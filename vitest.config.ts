import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { helpPages } from './scripts/build/help-pages.ts'
import { chromiumPath } from './scripts/setup/chromium-path.ts'

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** As journeys: a machine may be busy at a bad moment. What needed it is named at the end of the run. */
const RETRY = 1

/** What was compiled is read by the next project, step and run: by its content, the settings and the lockfile. */
const COMPILED_ONCE = { experimental: { fsModuleCache: true } }

/** What nearly all tests of the server share: the real site on a database of its own. */
const SERVER = {
  environment: 'node',
  globalSetup: ['src/server/testing/global-setup.ts'],
  setupFiles: ['src/server/testing/setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  retry: RETRY,
  ...COMPILED_ONCE,
}

/** These replace a module, or start and stop whole databases: each has a process of its own. */
const ALONE = ['src/server/auth/signin.test.ts', 'src/server/platform/embedded/**/*.test.ts']

/** These ask what the whole first run has left in test-results; scripts/test.ts runs them after it. */
const STATEMENTS = 'src/server/testing/prepare-statements.test.ts'
const REFUSALS = 'src/server/testing/describe-refusals.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        // Pure functions and the checks of the source itself: no database.
        plugins: [helpPages()],
        test: {
          name: 'rules',
          include: [
            'src/*.test.ts',
            'src/contract/**/*.test.ts',
            'src/web/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          environment: 'node',
          sequence: { groupOrder: 2 },
          // A busy machine is no reason to fail: no test is about how long it takes.
          testTimeout: 60_000,
        },
      },
      {
        // One after the other in the same process: to load the whole site anew for each file would take longer than
        // most of them. A group of its own, since a process ends as soon as the next file is of another project.
        test: {
          ...SERVER,
          sequence: { groupOrder: 1 },
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          exclude: [...ALONE, STATEMENTS, REFUSALS],
          isolate: false,
        },
      },
      { test: { ...SERVER, name: 'server-alone', include: ALONE } },
      { test: { ...SERVER, name: 'afterwards', include: [STATEMENTS] } },
      // Needs neither a database nor programs.
      {
        test: {
          name: 'refusals',
          include: [REFUSALS],
          environment: 'node',
          testTimeout: 60_000,
          ...COMPILED_ONCE,
        },
      },
      {
        // Components in a real browser, without a server behind them. One after the other in the same page, which
        // testing/setup.ts puts back as it was: to load hundreds of modules anew takes longer than many of the files.
        plugins: [react(), tailwindcss(), helpPages()],
        // Each file loads hundreds of modules that do not change while it runs: the browser need not ask about each.
        server: { headers: { 'Cache-Control': 'max-age=3600' } },
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-dev-runtime',
            'lucide-react',
            '@tanstack/react-query',
            'zod/mini',
            'vitest-browser-react',
            'axe-core',
          ],
        },
        test: {
          name: 'component',
          include: ['src/web/**/*.test.tsx'],
          setupFiles: ['src/web/testing/light-react.ts', 'src/web/testing/setup.ts'],
          isolate: false,
          testTimeout: 60_000,
          retry: RETRY,
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              // What moves has to be drawn by the processor, frame by frame.
              contextOptions: { reducedMotion: 'reduce' },
              launchOptions: {
                executablePath: chromiumPath(),
                args: CHROMIUM_ARGS,
              },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1440, height: 900 },
          },
        },
      },
    ],
  },
})
