import type { IqForm } from '../../../contract/iq-rules.ts'

/** Somebody who took the reasoning test and shows the result on their profile. */
export interface DemoTaker {
  by: number
  hours: number
  birthYear: number
  device: 'phone' | 'tablet' | 'desktop'
  form: IqForm
  hasExtraTime: boolean
  /** How able they are, from which their answers are drawn; what they score is for the test to find out. */
  ability: number
}

const taker = (by: number, hours: number, birthYear: number, ability: number): DemoTaker => ({
  by,
  hours,
  birthYear,
  device: 'desktop',
  form: 'full',
  hasExtraTime: false,
  ability,
})

export const DEMO_TAKERS: DemoTaker[] = [
  taker(12, 26.4, 1991, 0.9),
  { ...taker(20, 75.2, 2003, 0.4), device: 'phone' },
  { ...taker(8, 310, 1987, 0.6), device: 'tablet' },
  { ...taker(27, 520, 1953, -0.1), hasExtraTime: true },
]
