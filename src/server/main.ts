import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { buildApp, type App } from './app.ts'
import { createNightlyBackups } from './backup/nightly.ts'
import { loadWebBuild } from './documents/web-build.ts'
import { makeStarterGuild } from './guilds/starter-actions.ts'
import { findVideoTools } from './media/videos/tools.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig, type Config } from './platform/config.ts'
import { closeFolder, prepareDataDir } from './platform/data-dir.ts'
import { connectDatabases } from './platform/db.ts'
import { openDatabase } from './platform/embedded/open-database.ts'
import { startHourly } from './platform/hourly.ts'
import { outboxMailer, smtpMailer, type Mailer } from './platform/mail.ts'
import { migrate } from './platform/migrate.ts'
import { reachDatabase, reasonOf } from './platform/reach-database.ts'
import { contactOf } from './platform/reachable.ts'
import { describeSandbox } from './platform/sandbox/account.ts'
import { hasOperator } from './staff/public.ts'
import { startThreads } from './work.ts'

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
const SHUTDOWN_MS = 9000
const STEP_MS = 2500

// Old objects are collected when there are half as many more, not three times: far less memory for a little more work.
// Set here, so that it holds however the site is started; the threads get it too.
setFlagsFromString('--heap-growing-percent=50')

try {
  await start()
} catch (error) {
  // One line: what is wrong and where; a stack trace does not help an operator.
  process.stderr.write(`Cendekia could not start: ${reasonOf(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig()
  const say = (line: string): void => void process.stdout.write(`${line}\n`)
  // Closing the terminal or the pipe ends the output, not the site.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const cleanUp: (() => Promise<unknown>)[] = []
  const end = endOnSignals(cleanUp)
  await prepareDataDir(config.dataDir, say)
  if (config.databaseUrl !== undefined) await closeFolder(config.dataDir, 0o700, say)
  const database = await openDatabase({ ...config, role: 'site', say })
  cleanUp.push(() => database.stop())
  try {
    await reachNamedDatabases(config, say)
    const applied = await migrate(database.url, join(PROJECT, 'migrations'))
    if (applied.length > 0) say(`Migrations applied: ${applied.join(', ')}`)
    let onLost = (_error: Error): void => {}
    const db = {
      ...connectDatabases(
        () => database.url,
        config.databaseReadUrl,
        (error) => onLost(error),
        { isPreparing: config.databasePrepare },
      ),
      downForMs: database.downForMs,
    }
    cleanUp.unshift(() => db.close())
    const web = await loadWebBuild(join(PROJECT, 'dist'))
    if (web === undefined) say('The web is not built: only the API is served.')
    const sandbox = await describeSandbox()
    if (sandbox !== undefined) say(sandbox)
    if ((await findVideoTools(config.searchPath)) === undefined)
      say(
        'No ffmpeg and ffprobe on the PATH that uploads may be read with: only videos that browsers play as they are are taken.',
      )
    if (await hasOperator(db.write)) await makeStarterGuild(db.write, systemClock.now())
    else say('There is no operator yet. Sign up on the site, then: npm run role -- you@example.org operator')
    if (contactOf(config) === '')
      say(`No MAIL_FROM that can be reached: mails come from ${config.mailFrom}, and no page names a contact`)
    const threads = startThreads()
    cleanUp.unshift(() => threads.close())
    const app = await buildApp({
      config,
      db,
      clock: systemClock,
      mailer: chooseMailer(config, say),
      threads,
      ...(web && { web }),
    })
    const { log } = app.http
    // The supervisor of an embedded server reports it, in one line and not in one for each connection.
    if (config.databaseUrl !== undefined)
      onLost = (error) => log.warn({ err: error }, 'a database connection was lost')
    database.supervise({
      onDown: () => log.warn('the database is gone and is being started again'),
      onFailure: (reason) => log.warn({ reason }, 'the database could not be started again yet'),
      onUp: (ms) => log.warn({ ms: Math.round(ms) }, 'the database is back'),
      onTaken: (error) => {
        log.error({ err: error }, 'another site has taken the database: this one ends')
        end(1)
      },
    })
    app.jobs.start()
    app.followUps.start()
    const { registry } = app.metrics
    const backups = createNightlyBackups({
      config,
      url: () => database.url,
      clock: systemClock,
      log,
      registry,
    })
    backups.start()
    const purging = startHourly(() =>
      app.purge().catch((error: unknown) => log.error({ err: error }, 'the purge failed')),
    )
    cleanUp.unshift(
      () => Promise.all([app.drain(), app.jobs.stop()]),
      () => app.http.close(),
      // After the last write; what is left is handled after the next start.
      () => app.followUps.stop(),
      () => purging.stop(),
      () => backups.stop(),
    )
    await listen(app, config)
    void app.redraw().catch((error: unknown) => log.error({ err: error }, 'texts could not be redrawn'))
    say(`${config.siteName} is at ${config.publicUrl}`)
  } catch (error) {
    await runAll(cleanUp)
    throw error
  }
}

async function reachNamedDatabases(config: Config, say: (line: string) => void): Promise<void> {
  if (config.databaseUrl !== undefined) await reachDatabase('DATABASE_URL', config.databaseUrl)
  // A replica may be down for a while: that is no reason not to start.
  if (config.databaseReadUrl !== undefined)
    await reachDatabase('DATABASE_READ_URL', config.databaseReadUrl).catch((error: Error) =>
      say(error.message),
    )
}

async function listen(app: App, config: Config): Promise<void> {
  try {
    await app.http.listen({ port: config.port, host: config.host })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(`port ${config.port} is taken by another program; set PORT to a free one`, {
      cause: error,
    })
  }
}

function chooseMailer(config: Config, say: (line: string) => void): Mailer {
  const from = { name: config.siteName, address: config.mailFrom }
  if (config.smtpUrl !== undefined) return smtpMailer(config.smtpUrl, from)
  const folder = join(config.dataDir, 'outbox')
  say(`No SMTP_URL: mails are kept as files in ${folder}`)
  return outboxMailer(folder, from)
}

/**
 * Stops taking requests, finishes those at work, then closes what they used; never longer than 10 s. A signal may
 * come twice, since npm passes on what its whole group got: the second one changes nothing.
 */
function endOnSignals(cleanUp: (() => Promise<unknown>)[]): (exitCode: number) => void {
  let isEnding = false
  const end = (exitCode: number): void => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
    void runAll(cleanUp).then(() => process.exit(exitCode))
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(0))
  return end
}

/** One step that hangs (a silent mail server, a body that never ends) must not keep the later ones from running. */
async function runAll(steps: (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps)
    await Promise.race([step().catch(() => {}), new Promise((resolve) => setTimeout(resolve, STEP_MS))])
}
