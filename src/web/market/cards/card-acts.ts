import type { PlanAct, Wanted } from './plan-act.ts'

/** The plan that somebody looks closer at, and what its card offers them. */
export interface Looked {
  wanted: Wanted
  act: PlanAct
}

export interface CardActs {
  onChoose: (wanted: Wanted) => void
  onNotify: (plan: Wanted['plan'], isWanted: boolean) => void
  onPreview: (looked: Looked) => void
}
