import { writeFile } from 'node:fs/promises'
import { makeLaunchFigures } from '../src/server/iq/calibration/make-launch-figures.ts'
import { installed, run } from './run-command.ts'

/** Writes the figures of the reasoning test before its first calibration anew, after templates or weights have changed. */
const file = 'src/server/iq/calibration/launch-figures.ts'
await writeFile(
  file,
  `import type { SimulatedFigures } from './figures.ts'

export interface LaunchFigures {
  /** The templates and weights that they are of. */
  of: string
  simulated: SimulatedFigures
}

/** Written by \`npm run iq-figures\`. */
export const launchFigures: LaunchFigures = ${JSON.stringify(await makeLaunchFigures())}
`,
)
await run(installed('oxfmt'), [file])
