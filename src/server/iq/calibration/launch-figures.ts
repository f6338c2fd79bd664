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
      { theta: -2.5, standardError: 0.359 },
      { theta: -2, standardError: 0.35 },
      { theta: -1.5, standardError: 0.334 },
      { theta: -1, standardError: 0.332 },
      { theta: -0.5, standardError: 0.329 },
      { theta: 0, standardError: 0.329 },
      { theta: 0.5, standardError: 0.331 },
      { theta: 1, standardError: 0.333 },
      { theta: 1.5, standardError: 0.336 },
      { theta: 2, standardError: 0.35 },
      { theta: 2.5, standardError: 0.362 },
    ],
    coverage: 0.957,
    bias: -0.008,
    correlation: 0.943,
    meanItems: 27.5,
  },
}
