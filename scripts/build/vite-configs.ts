import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { helpPages } from './help-pages.ts'
import { lightIcons } from './light-icons.ts'
import { noSchemas } from './no-schemas.ts'
import { plainImports } from './plain-imports.ts'

/** The oldest browsers that it is built for: Firefox 128 is the first that knows the kinds of properties. */
const TARGET = ['chrome111', 'firefox128', 'safari16.4']

/** Apart from the entry no module of ours has side effects on import; style sheets do. */
const OWN_MODULES = /\/src\/(contract|web)\/(?!main\.)[^?]*\.tsx?(\?|$)/

/** Libraries of every screen, without what only lists with pages and forms use of them. */
export const VENDOR =
  /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@tanstack)\/(?!.*(infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation|queriesObserver|useQueries))/

/** The app itself. What travels in which file: plan-chunks.ts. */
export const webClientConfig = {
  publicDir: 'src/web/public',
  plugins: [react(), tailwindcss(), helpPages(), lightIcons(), noSchemas(), plainImports()],
  build: {
    target: TARGET,
    // Documents preload what their screen needs. A list of every chunk's chunks in the first script would cost 4 kB of
    // it; links that are pointed at are fetched ahead instead.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { main: 'src/web/main.tsx' },
      // Importing one name of a feature's public.ts must not pull in the code and the styles of the others.
      treeshake: { moduleSideEffects: [{ test: OWN_MODULES, sideEffects: false }] },
      // A constant costs less where it is used than a name for it in two files.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
    },
  },
} satisfies InlineConfig

/** The few lines that run before the first paint; the server puts them into the document. */
export const webBootConfig: InlineConfig = {
  publicDir: false,
  build: {
    outDir: 'dist/boot',
    target: TARGET,
    lib: { entry: 'src/web/boot.ts', formats: ['iife'], name: 'boot', fileName: () => 'boot.js' },
  },
}

const NOT_AN_OWN_SCRIPT =
  /\/src\/(contract|web)\/(?!offline\/(service-worker|offline-page)\.)[^?]*\.tsx?(\?|$)/

/** A script for itself in one file, with nothing in it but what it uses. */
const ownScript = (entry: string, outDir: string, fileName: string): InlineConfig => ({
  publicDir: false,
  plugins: [react(), noSchemas()],
  build: {
    outDir,
    target: TARGET,
    lib: {
      entry,
      formats: ['iife'],
      name: 'own',
      fileName: () => `${fileName}.js`,
      cssFileName: fileName,
    },
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [{ test: NOT_AN_OWN_SCRIPT, sideEffects: false }],
      },
    },
  },
})

/** The service worker, and the script and styles of the page that it shows without a connection. */
export const webOfflineConfigs = [
  ownScript('src/web/offline/service-worker.ts', 'dist/worker', 'sw'),
  ownScript('src/web/offline/offline-page.ts', 'dist/offline', 'offline-page'),
]

/** The same app for the server, with everything it needs inside. */
export const webRenderConfig: InlineConfig = {
  publicDir: false,
  plugins: [react(), tailwindcss(), helpPages(), lightIcons()],
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
