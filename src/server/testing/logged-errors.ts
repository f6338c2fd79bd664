import type { FastifyBaseLogger } from 'fastify'

/** Errors that the server logged in the running test. A test that provokes one takes it out. */
export const loggedErrors: unknown[] = []

const ignore = (): void => {}
const collect = (...entry: unknown[]): void => void loggedErrors.push(entry)

export const testLogger: FastifyBaseLogger = {
  level: 'info',
  msgPrefix: '',
  fatal: collect,
  error: collect,
  warn: collect,
  info: ignore,
  debug: ignore,
  trace: ignore,
  silent: ignore,
  child: () => testLogger,
} as FastifyBaseLogger
