import type { SimulatedFigures } from './figures.ts'

export interface LaunchFigures {
  /** The templates and weights that they are of. */
  of: string
  simulated: SimulatedFigures
}

/** Written by `npm run iq-figures`. */
export const launchFigures: LaunchFigures = {
  of: '0cd028d12dcd4e9c',
  simulated: {
    errors: [
      { theta: -2.5, standardError: 0.349 },
      { theta: -2, standardError: 0.342 },
      { theta: -1.5, standardError: 0.331 },
      { theta: -1, standardError: 0.329 },
      { theta: -0.5, standardError: 0.329 },
      { theta: 0, standardError: 0.33 },
      { theta: 0.5, standardError: 0.331 },
      { theta: 1, standardError: 0.333 },
      { theta: 1.5, standardError: 0.338 },
      { theta: 2, standardError: 0.345 },
      { theta: 2.5, standardError: 0.36 },
    ],
    coverage: 0.959,
    bias: -0.021,
    correlation: 0.946,
    meanItems: 27.5,
  },
}
