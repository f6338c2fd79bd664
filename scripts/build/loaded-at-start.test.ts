import { expect, test } from 'vitest'
import { complainOfStart } from './loaded-at-start.ts'

const chunks = [
  { fileName: 'main.js', isEntry: true, imports: ['node:fs', 'fastify', 'assets/media.js'] },
  { fileName: 'assets/media.js', isEntry: false, imports: ['assets/image.js', 'main.js'] },
  { fileName: 'assets/image.js', isEntry: false, imports: ['sharp'] },
  // Imported by a call: nothing names it.
  { fileName: 'assets/storage.js', isEntry: false, imports: ['@aws-sdk/client-s3'] },
]

test('a package that is loaded at the start without leave is named, however far away its import is', () => {
  expect(complainOfStart(chunks)).toEqual([
    'main.js loads sharp at its start: import it where it is first needed.',
  ])
})

test('a program without a list may load what it needs', () => {
  expect(complainOfStart([{ fileName: 'decoder.js', isEntry: true, imports: ['sharp'] }])).toEqual([])
})
