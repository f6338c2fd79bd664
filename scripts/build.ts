import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { build, type InlineConfig } from 'vite'
import { compressAssets } from './build/compress.ts'
import { hasJustWritten, stampBuild } from './build/freshness.ts'
import { reportSizes } from './build/sizes.ts'
import { serverConfigs, webBootConfig, webClientConfig, webRenderConfig } from './build/vite-configs.ts'

/** `--if-stale` builds only when dist/ does not belong to these sources: that is what `npm start` does. */
if (process.argv.includes('--if-stale') && (await hasJustWritten())) process.exit(0)

console.log('Building the site …')
await rm('dist', { recursive: true, force: true })
await mkdir('dist', { recursive: true })
for (const config of [webClientConfig, webBootConfig, webRenderConfig, ...serverConfigs]) await run(config)
// The manifest names all sources and is only for the server; everything in dist/web is public.
await rename('dist/web/manifest.json', 'dist/web-manifest.json')
await compressAssets('dist/web/assets')
const isWithinBudget = await reportSizes('dist/web', 'dist/web-manifest.json')
await writeFile('dist/package.json', '{ "type": "module" }\n')
if (!isWithinBudget) process.exit(1)
await stampBuild()

async function run(config: InlineConfig): Promise<void> {
  await build({ ...config, configFile: false, logLevel: 'warn' })
}
