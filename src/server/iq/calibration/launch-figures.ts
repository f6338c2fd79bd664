import type { SimulatedFigures } from './figures.ts'

export interface LaunchFigures {
  /** The templates and weights that they are of. */
  of: string
  simulated: SimulatedFigures
}

/** Written by `npm run iq-figures`. */
export const launchFigures: LaunchFigures = {
  of: '81aef29cedce19ab',
  simulated: {
    errors: [
      { theta: -2.5, standardError: 0.361 },
      { theta: -2, standardError: 0.352 },
      { theta: -1.5, standardError: 0.333 },
      { theta: -1, standardError: 0.332 },
      { theta: -0.5, standardError: 0.332 },
      { theta: 0, standardError: 0.33 },
      { theta: 0.5, standardError: 0.332 },
      { theta: 1, standardError: 0.333 },
      { theta: 1.5, standardError: 0.34 },
      { theta: 2, standardError: 0.346 },
      { theta: 2.5, standardError: 0.361 },
    ],
    coverage: 0.935,
    bias: -0.002,
    correlation: 0.937,
    meanItems: 27.5,
  },
}
