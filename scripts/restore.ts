import { resolve } from 'node:path'
import { erasureFiles, erasuresBeside } from '../src/server/backup/erasures-file.ts'
import { countOf } from '../src/server/backup/progress.ts'
import { connectAlone } from '../src/server/backup/queries.ts'
import { restoreBackup } from '../src/server/backup/restore.ts'
import { readConfig, type Config } from '../src/server/platform/config.ts'
import { openDatabase } from '../src/server/platform/embedded/open-database.ts'
import { incomingFolder, openFiles } from '../src/server/platform/files.ts'
import { interruption, showProgress } from './show-progress.ts'

/** npm run restore -- FILE: fills an empty site, which must not run, from an archive. */
const signal = interruption()
const progress = showProgress()
try {
  const [name, ...more] = process.argv.slice(2)
  if (name === undefined || more.length > 0)
    throw new Error('name one archive, such as npm run restore -- site.tar')
  const config = readConfig()
  // As a site, so that an embedded database is refused while one runs on it, and no site starts meanwhile.
  const database = await openDatabase({ ...config, role: 'site', say: console.log })
  try {
    await run(resolve(name), database.url, config)
  } finally {
    await database.stop()
  }
} catch (error) {
  progress.end()
  console.error(`restore: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

async function run(path: string, url: string, config: Config): Promise<void> {
  const startedAt = Date.now()
  const client = await connectAlone(url, signal)
  try {
    const restored = await restoreBackup({
      client,
      files: openFiles(config),
      incoming: incomingFolder(config),
      path,
      migrations: 'migrations',
      erasures: [...erasureFiles(config), erasuresBeside(path)],
      signal,
      onProgress: (line) => progress.show(line),
    })
    progress.end()
    console.log(
      `Restored ${countOf(restored.rows)} rows of ${restored.tables} tables and ${countOf(restored.files)} files ` +
        `of ${restored.madeAt} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`,
    )
    if (restored.missing > 0) console.log(`${countOf(restored.missing)} files were missing in the archive.`)
    if (restored.erased > 0)
      console.log(
        `${countOf(restored.erased)} people were erased since then: the site erases them again when it starts.`,
      )
    console.log('Everybody has to sign in again; links and codes in mails that were sent before are void.')
  } finally {
    await client.end()
  }
}
