import type { TestProject } from 'vitest/node'
import { buildPrograms } from './build-programs.ts'
import { startTestDatabase } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
    /** The folder with what buildPrograms has built. */
    programs: string
  }
}

function start() {
  return Promise.all([startTestDatabase(), buildPrograms()])
}

/** Each project loads this file for itself, and asks for its own: the projects of a run share one. */
const RUN = Symbol.for('cendekia: what the tests of the server share')
const run = globalThis as { [RUN]?: { users: number; started: ReturnType<typeof start> } }

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (run[RUN] ??= { users: 0, started: start() })
  shared.users++
  const [server, programs] = await shared.started
  project.provide('templateUrl', server.templateUrl)
  project.provide('programs', programs.folder)
  return async () => {
    if (--shared.users > 0) return
    delete run[RUN]
    await programs.remove()
    await server.stop()
  }
}
