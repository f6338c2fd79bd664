import { fail, Refusal } from '../platform/errors.ts'
import { messages as platform } from '../platform/messages.ts'
import { WorkTooLong } from '../platform/work-thread.ts'
import type { Work } from '../platform/work-pool.ts'
import { messages } from './messages.ts'

/** Reads a text in a worker thread, or refuses the field it was written in, which the thread knows as `text`. */
export async function readText<T>(work: Work, job: string, source: string, field: string): Promise<T> {
  try {
    return await work.run<T>(job, source)
  } catch (error) {
    const reason =
      error instanceof WorkTooLong
        ? messages.takesTooLong
        : error instanceof Refusal
          ? error.details.fields?.['text']
          : undefined
    if (reason === undefined) throw error
    return fail('invalid_input', platform.invalidInput, { fields: { [field]: reason } })
  }
}
