import { mkdir, rm, writeFile } from 'node:fs/promises'
import { build, type InlineConfig } from 'vite'
import { compressAssets } from './build/compress.ts'
import { hasJustWritten, stampBuild } from './build/freshness.ts'
import { complainOfStart, type Chunk } from './build/loaded-at-start.ts'
import { reportSizes } from './build/sizes.ts'
import { serverConfigs, webBootConfig, webOfflineConfigs, webRenderConfig } from './build/vite-configs.ts'
import { buildWebClient } from './build/web-client.ts'

/** `--if-stale` builds only when dist/ does not belong to these sources: that is what `npm start` does. */
if (process.argv.includes('--if-stale') && (await hasJustWritten())) process.exit(0)

console.log('Building the site …')
await rm('dist', { recursive: true, force: true })
await mkdir('dist', { recursive: true })
const files = await buildWebClient()
for (const config of [webBootConfig, ...webOfflineConfigs, webRenderConfig]) await run(config)
const startComplaints: string[] = []
for (const config of serverConfigs) startComplaints.push(...complainOfStart(await run(config)))
for (const complaint of startComplaints) console.error(complaint)
// It names all sources and is only for the server; everything in dist/web is public.
await writeFile('dist/web-files.json', JSON.stringify(files))
await compressAssets('dist/web/assets')
const isWithinBudget = await reportSizes('dist/web/assets', files)
await writeFile('dist/package.json', '{ "type": "module" }\n')
if (!isWithinBudget || startComplaints.length > 0) process.exit(1)
await stampBuild()

async function run(config: InlineConfig): Promise<Chunk[]> {
  const built = await build({ ...config, configFile: false, logLevel: 'warn' })
  if (!('output' in built)) return []
  return built.output.filter((file) => file.type === 'chunk')
}
