export { LevelProgress } from './level-progress.tsx'
export { HonorHistory } from './history.tsx'
export { HonorWeek } from './week.tsx'
export { HonorTable, type HonorTableName } from './honor-table.tsx'
