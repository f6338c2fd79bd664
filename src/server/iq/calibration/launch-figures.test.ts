import { expect, test } from 'vitest'
import { launchFigures } from './launch-figures.ts'
import { fingerprint } from './make-launch-figures.ts'

test('the figures before the first calibration are those of these templates; `npm run iq-figures` makes them anew', () => {
  expect(launchFigures.of).toBe(fingerprint())
})
