import { threadId } from 'node:worker_threads'
import { fail } from '../platform/errors.ts'
import { messages } from '../platform/messages.ts'
import { serveWork } from '../platform/work-thread.ts'

/** Work of every kind that a thread may be given: quick, slow, endless, greedy, refused, broken. */
serveWork({
  echo: (input: unknown) => input,
  which: () => threadId,
  busy(milliseconds: number): number {
    const end = performance.now() + milliseconds
    while (performance.now() < end);
    return milliseconds
  },
  endless(): never {
    for (;;);
  },
  greedy(): number {
    const kept: number[][] = []
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => index))
  },
  refuse: () => fail('invalid_input', messages.invalidInput, { fields: { text: messages.fieldInvalid } }),
  broken(): never {
    throw new TypeError('a bug')
  },
})
