import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { noSchemas } from './no-schemas.ts'
import { splitMessages } from './split-messages.ts'

const TARGET = ['chrome111', 'firefox121', 'safari16.4']

/** Parts of the platform that only some screens use: they travel with those. */
const FOR_SOME =
  'time|not-found|paged-query|poll|steady-list|snippet|fetch-failure|fill-nodes|use-draft|use-optimistic|content-cache|upload|shrink-image'

/** Our code that every screen starts with: the platform, the frame, and the few controls both use. */
const PLATFORM = new RegExp(
  [
    `src/web/platform/(?!(${FOR_SOME})[.-])`,
    'src/web/(styles|app/shell/(navigation|header|shell)|ui/(button|spinner|load-failed|backdrop|logo))[./]',
    'src/contract/(auth|endpoint|messages|limits|plans|rendering)\\.',
    'vite/preload-helper',
    'lucide-react/dist/esm/(createLucideIcon|Icon|defaultAttributes|shared|context)',
  ].join('|'),
)

/** Apart from the entry no module of ours has side effects on import; style sheets do. */
const OWN_MODULES = /\/src\/(contract|web)\/(?!main\.)[^?]*\.tsx?(\?|$)/

/** Libraries of every screen, without what only lists with pages and forms use of them. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|@tanstack)\/(?!.*(infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation))/

/** The app itself: one entry, a chunk per screen, one file of messages per feature and language. */
export const webClientConfig: InlineConfig = {
  publicDir: 'src/web/public',
  plugins: [react(), tailwindcss(), splitMessages(), noSchemas()],
  build: {
    outDir: 'dist/web',
    target: TARGET,
    manifest: 'manifest.json',
    // Documents preload what their screen needs. A list of every chunk's chunks in the first script would cost 4 kB of
    // it; links that are pointed at are fetched ahead instead.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_chunk, needed) => needed.filter((name) => name.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { main: 'src/web/main.tsx' },
      // Importing one name of a feature's public.ts must not pull in the code and the styles of the others.
      treeshake: { moduleSideEffects: [{ test: OWN_MODULES, sideEffects: false }] },
      output: {
        // Few files: what every screen needs comes as one, libraries (which change seldom) as another.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: VENDOR },
            { name: 'platform', test: PLATFORM },
          ],
        },
      },
    },
  },
}

/** The few lines that run before the first paint; the server puts them into the document. */
export const webBootConfig: InlineConfig = {
  publicDir: false,
  build: {
    outDir: 'dist/boot',
    target: TARGET,
    lib: { entry: 'src/web/boot.ts', formats: ['iife'], name: 'boot', fileName: () => 'boot.js' },
  },
}

/** The same app for the server, with everything it needs inside. */
export const webRenderConfig: InlineConfig = {
  publicDir: false,
  plugins: [react(), tailwindcss()],
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/render',
    target: 'node20',
    ssr: 'src/web/render.tsx',
    emitAssets: false,
  },
}

/** The site; its threads, with the parsers that it does not load itself; programs that it runs as processes. */
const SERVER_ENTRIES = {
  main: 'main.ts',
  worker: 'worker.ts',
  'database-watchdog': 'platform/embedded/database-watchdog.ts',
  decoder: 'media/decoder/main.ts',
}

/** One program. No module of ours does anything by being imported but its entry: what one does not use, it does not load. */
export const programConfig = (name: string, entry: string, outDir: string): InlineConfig => ({
  publicDir: false,
  build: {
    outDir,
    emptyOutDir: false,
    target: 'node20',
    ssr: entry,
    sourcemap: true,
    rolldownOptions: {
      output: { entryFileNames: `${name}.js` },
      treeshake: {
        moduleSideEffects: [
          {
            test: new RegExp(
              `/src/(contract|server)/(?!${entry.replace('src/server/', '').replaceAll('.', String.raw`\.`)}$)`,
            ),
            sideEffects: false,
          },
        ],
      },
    },
  },
})

export const serverConfigs = Object.entries(SERVER_ENTRIES).map(([name, entry]) =>
  programConfig(name, `src/server/${entry}`, 'dist/server'),
)
