import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { makeBackup } from '../src/server/backup/backup.ts'
import { saveBackupMark } from '../src/server/backup/mark-queries.ts'
import { countOf, sizeOf } from '../src/server/backup/progress.ts'
import { connectAlone } from '../src/server/backup/queries.ts'
import { readConfig } from '../src/server/platform/config.ts'
import { openDatabase } from '../src/server/platform/embedded/open-database.ts'
import { openFiles } from '../src/server/platform/files.ts'
import { interruption, showProgress } from './show-progress.ts'

/** npm run backup -- FILE: all of the site in one archive, also while it runs. */
const signal = interruption()
const progress = showProgress()
try {
  const path = await newPath(process.argv.slice(2))
  const config = readConfig()
  const database = await openDatabase({ ...config, role: 'command', say: console.log })
  try {
    await run(path, database.url, openFiles(config))
  } finally {
    await database.stop()
  }
} catch (error) {
  progress.end()
  console.error(`backup: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

async function newPath([name, ...more]: string[]): Promise<string> {
  if (name === undefined || more.length > 0)
    throw new Error('name one file, such as npm run backup -- site.tar')
  const path = resolve(name)
  const isThere = await stat(path).then(
    () => true,
    () => false,
  )
  if (isThere) throw new Error(`${path} is there already; name another file`)
  return path
}

async function run(path: string, url: string, files: ReturnType<typeof openFiles>): Promise<void> {
  const startedAt = Date.now()
  const client = await connectAlone(url, signal)
  try {
    const made = await makeBackup({ client, files, path, signal, onProgress: (line) => progress.show(line) })
    progress.end()
    // A copy that can only be read is backed up as well.
    await saveBackupMark(client, new Date()).catch(() => {})
    console.log(
      `Backed up ${countOf(made.rows)} rows of ${made.tables} tables and ${countOf(made.files)} files: ` +
        `${sizeOf(made.bytes)} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s, ${path}`,
    )
    if (made.missing > 0)
      console.log(
        `${countOf(made.missing)} files were gone when it was their turn: ${made.missingNames.slice(0, 10).join(', ')}`,
      )
  } finally {
    await client.end()
  }
}
