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

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, programs] = await Promise.all([startTestDatabase(), buildPrograms()])
  project.provide('templateUrl', server.templateUrl)
  project.provide('programs', programs.folder)
  return async () => {
    await programs.remove()
    await server.stop()
  }
}
