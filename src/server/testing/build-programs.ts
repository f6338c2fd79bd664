import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { programConfig } from '../../../scripts/build/vite-configs.ts'

const ROOT = new URL('../../..', import.meta.url).pathname
const PROGRAMS = {
  worker: 'src/server/worker.ts',
  decoder: 'src/server/media/decoder/main.ts',
  reports: 'scripts/reports.ts',
  honor: 'scripts/honor.ts',
  plan: 'scripts/plan.ts',
  role: 'scripts/role.ts',
  setting: 'scripts/setting.ts',
  'two-step': 'scripts/two-step.ts',
}

/**
 * The threads and programs that tests start again and again, built once a run as `npm run build` does it: from source
 * each would read all of it anew, at a second of a processor every time.
 */
export async function buildPrograms(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const parent = join(ROOT, 'test-results')
  await mkdir(parent, { recursive: true })
  // As deep as dist/server, so that what they look for beside them is there.
  const folder = await mkdtemp(join(parent, 'programs-'))
  for (const [name, entry] of Object.entries(PROGRAMS))
    await build({ ...programConfig(name, entry, folder), root: ROOT, configFile: false, logLevel: 'warn' })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
