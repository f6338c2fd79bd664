import type { TestProject } from 'vitest/node'
import { startTestDatabase } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestDatabase()
  project.provide('templateUrl', server.templateUrl)
  return () => server.stop()
}
